/// The styles and scripts of pages, by the names of their files.
///
/// Written by `Scripts/embed` from `Pages/Files`; a test compares the two.
extension PageFile {
  static let gallery = PageFile(
    text: #"""
      /* The gallery: one theme on the foot of a phone with a film of all below, or all themes in columns. */
      @property --scroll { syntax: "<length>"; inherits: true; initial-value: 0px; }
      :root {
        --side: clamp(1rem, 3vw, 3rem);
        --red: #d9363e;
        --orange: #e07b1a;
        --yellow: #e3b505;
        --green: #2e9e4f;
        --teal: #16a5a5;
        --blue: #2f6fe0;
        --purple: #7d4bd8;
        --pink: #d9469f;
        --gray: #8a8a94;
      }
      /* The page wears the colors of the theme that is shown. */
      @media screen {
        :root.one {
          color-scheme: var(--worn-scheme);
          --page: var(--worn-page);
          --raised: var(--worn-raised);
          --text: var(--worn-text);
          --quiet: var(--worn-quiet);
          --line: var(--worn-line);
          --accent: var(--worn-accent);
          --on-accent: var(--worn-on-accent);
        }
        :root.scripting:not(.one) :is(.stage, .film, .panel), :root.one :is(.themes, main > .remark) { display: none; }
      }
      @media (prefers-reduced-motion: no-preference) {
        body { transition: background-color 0.25s; }
      }
      .said { position: absolute; clip-path: inset(50%); }

      header { padding: 1.25rem var(--side) 0.5rem; }
      h1 { font-size: 1.125rem; letter-spacing: -0.01em; }
      header p, footer p { color: var(--quiet); font-size: 0.875rem; text-wrap: pretty; }
      footer { padding: 0 var(--side) 3rem; }

      .bar, .row { display: flex; flex-wrap: wrap; align-items: end; gap: 0.75rem 1.25rem; }
      .bar { padding: 0.5rem var(--side) 1rem; }
      .bar > button { margin-left: auto; }
      .row { padding: 1rem 0; }
      legend, .field { padding: 0; color: var(--quiet); font-size: 0.8125rem; }
      legend { padding-bottom: 0.25rem; }
      .views { width: fit-content; color: var(--text); font-size: 0.9375rem; }
      .field { display: grid; gap: 0.25rem; }
      .field input, .field select { color: var(--text); font-size: 0.9375rem; }
      .check { min-height: 2.25rem; font-size: 0.9375rem; cursor: pointer; }
      .swatches { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; min-height: 2.25rem; }
      .swatches legend { float: left; padding: 0 0.25rem 0 0; line-height: 2.25rem; }
      .swatch, .all { position: relative; cursor: pointer; }
      .swatch { width: 1.75rem; height: 1.75rem; border: 0.1875rem solid var(--page); border-radius: 50%; }
      .swatch:has(:checked) { box-shadow: 0 0 0 2px var(--text); }
      .swatch:has(:focus-visible), .all:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
      .swatch input, .all input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
      .all { padding: 0.125rem 0.625rem; border-radius: 1rem; font-size: 0.9375rem; }
      .all:has(:checked) { background: var(--accent); color: var(--on-accent); }
      .swatch.red { background: var(--red); }
      .swatch.orange { background: var(--orange); }
      .swatch.yellow { background: var(--yellow); }
      .swatch.green { background: var(--green); }
      .swatch.teal { background: var(--teal); }
      .swatch.blue { background: var(--blue); }
      .swatch.purple { background: var(--purple); }
      .swatch.pink { background: var(--pink); }
      .swatch.gray { background: var(--gray); }
      #count { margin-left: auto; line-height: 2.25rem; font-variant-numeric: tabular-nums; }

      main { padding: 0 var(--side) 3rem; }
      main:focus { outline: none; }

      /* The stage: the name, the phone and what changes it. */
      .stage {
        display: grid;
        grid-template: "about device" auto "tools device" 1fr / minmax(0, 1fr) clamp(22rem, 34vw, 34rem);
        gap: 1rem clamp(1.5rem, 5vw, 5rem);
      }
      .about { grid-area: about; }
      .about h2 { font-size: clamp(2.5rem, 6vw, 3.5rem); letter-spacing: -0.03em; line-height: 1.05; }
      .about .purpose { margin-top: 0.5rem; color: var(--text); font-size: 1.125rem; text-wrap: pretty; }
      .letters, .wells-note { color: var(--quiet); font-size: 0.875rem; }
      .tools { grid-area: tools; display: grid; align-content: start; gap: 0.875rem; min-width: 0; }
      .device { grid-area: device; position: relative; align-self: start; }
      :root:not(:has([name="layout"][value="stacked"]:checked)) .device { max-width: 48rem; }
      :root:not(:has([name="layout"][value="stacked"]:checked)) .stage {
        grid-template: "about" auto "device" auto "tools" auto / minmax(0, 60rem);
      }
      .stage:not(.split) .names { visibility: hidden; }
      .names { display: flex; justify-content: space-between; gap: 1rem; min-height: 1.75rem; font-weight: 600; }
      .screen {
        position: relative;
        aspect-ratio: var(--shape, 393 / 430);
        overflow: hidden;
        border: 0.625rem solid #0c0c0e;
        border-top: 0;
        border-radius: 0 0 3.25rem 3.25rem;
        background: #0c0c0e;
        forced-color-adjust: none;
      }
      :root:has([name="look"][value="glass"]:checked):has([name="layout"][value="inline"]:checked) .screen {
        border-top: 0.625rem solid #0c0c0e;
        border-bottom: 0;
        border-radius: 2rem 2rem 0 0;
      }
      :root:has([name="layout"][value="inline"]:checked) .screen { border-radius: 0 0 2rem 2rem; }
      .side { position: absolute; inset: 0; }
      /* Beyond the edges, where a bar doesn't cover what is behind it by a fraction of a pixel. */
      .layer { position: absolute; inset: 0 -1px -1px; }
      .layer svg { display: block; width: 100%; height: 100%; }
      .split .side:last-of-type { clip-path: inset(0 0 0 var(--divider)); }
      .indicator {
        position: absolute;
        bottom: 1.9%;
        left: 32%;
        width: 36%;
        height: 5px;
        border-radius: 3px;
        background: #000;
      }
      .indicator.light { background: #fff; }
      :root:has([name="layout"][value="compactInline"]:checked) .indicator { left: 37%; width: 26%; }
      :root:has([name="layout"][value="inline"]:checked) .indicator { display: none; }
      .scene { transform: translateY(var(--scroll)); }
      @media (prefers-reduced-motion: no-preference) {
        .screen { animation: scroll 90s ease-in-out infinite alternate; }
        .still .screen { animation-play-state: paused; }
        .layer + .layer { animation: appear 0.25s; }
      }
      @media (prefers-reduced-motion: reduce) {
        [data-do="pause"] { display: none; }
      }
      @keyframes scroll { to { --scroll: 900px; } }
      @keyframes appear { from { opacity: 0; } }

      .divider { display: none; }
      .split .divider { display: block; position: absolute; inset: 1.75rem 0.625rem 0.625rem; }
      .divider input {
        position: absolute;
        inset: 0;
        width: calc(100% + 44px);
        height: 100%;
        margin: 0 -22px;
        background: none;
        appearance: none;
        cursor: ew-resize;
        touch-action: pan-y;
      }
      .divider input:focus-visible { outline-offset: -3px; }
      .divider input::-webkit-slider-runnable-track { height: 100%; }
      .divider input::-webkit-slider-thumb {
        width: 44px;
        height: 100%;
        appearance: none;
        background: linear-gradient(#fff, #fff) center / 3px 100% no-repeat, linear-gradient(#0008, #0008) center / 5px 100% no-repeat;
      }
      .divider input::-moz-range-thumb {
        width: 44px;
        height: 100%;
        border: 0;
        background: linear-gradient(#fff, #fff) center / 3px 100% no-repeat, linear-gradient(#0008, #0008) center / 5px 100% no-repeat;
      }

      .buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; }
      [aria-pressed="true"] { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
      [data-done]::after { content: " ✓"; }
      .wells div { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: 0.5rem 1rem; }
      .wells label { display: grid; grid-template: "well name" auto "well code" auto / auto 1fr; column-gap: 0.625rem; font-size: 0.9375rem; line-height: 1.3; cursor: pointer; }
      .wells code { line-height: 1.3; }
      .wells input {
        grid-area: well;
        align-self: center;
        width: 2.75rem;
        height: 2.25rem;
        padding: 0.125rem;
        border: 1px solid var(--line);
        border-radius: 0.5rem;
        background: var(--raised);
        cursor: pointer;
      }
      .wells input:disabled { border-style: dashed; cursor: not-allowed; }
      .chips { display: flex; flex-wrap: wrap; gap: 0.5rem; }
      .chips:empty, .wells-note:empty, .letters:empty { display: none; }
      .chips li { padding: 0.125rem 0.75rem; border: 1px solid var(--line); border-radius: 1rem; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
      .chips .low { border-color: transparent; background: #b3151d; color: #fff; font-weight: 600; }
      #code { max-height: 16rem; }

      /* The film: all themes that are found, in one row. */
      .film { display: flex; min-width: 0; gap: 0.75rem; margin: 0 calc(-1 * var(--side)); padding: 0.5rem var(--side) 1rem; overflow-x: auto; }
      .film legend { position: absolute; clip-path: inset(50%); }
      .film label { position: relative; flex: none; width: 10rem; padding: 0.25rem; border-radius: 0.75rem; font-size: 0.875rem; cursor: pointer; }
      .film input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
      .film label:has(:checked) { background: var(--accent); color: var(--on-accent); }
      .film label:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
      .font-mark { padding: 0 0.25em; border: 1px solid var(--line); border-radius: 0.25em; font-size: 0.75em; font-weight: 400; }
      .thumb { display: block; height: 2.1875rem; margin-bottom: 0.25rem; overflow: hidden; border-radius: 0.5rem; }
      .thumb svg { display: block; width: calc(100% + 2px); margin: -0.75rem -1px 0; }

      /* The cards: all themes, each with its pictures. */
      .remark { display: none; margin-bottom: 1rem; color: var(--quiet); font-size: 0.875rem; }
      .themes {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
        align-items: start;
        gap: 2.5rem 2rem;
        padding-top: 1rem;
      }
      article { min-width: 0; scroll-margin-top: 1rem; }
      .head { display: flex; align-items: center; justify-content: space-between; gap: 1rem; }
      article h2 { font-size: 1.25rem; letter-spacing: -0.01em; }
      article h2 a { color: inherit; text-decoration: none; }
      article h2 a:hover { text-decoration: underline; }
      article:target h2 a { text-decoration: underline 3px var(--accent); text-underline-offset: 0.25em; }
      article .purpose { font-size: 0.9375rem; text-wrap: pretty; }
      .facts { margin: 0 0 0.5rem; color: var(--quiet); font-size: 0.875rem; }
      .shapes { position: absolute; }
      .sample {
        width: 0.875em;
        height: 0.875em;
        margin-right: 0.375em;
        border: 1px solid var(--line);
        border-radius: 50%;
        vertical-align: -0.0625em;
        forced-color-adjust: none;
      }
      .pictures { display: grid; gap: 0.75rem; }
      .picture { overflow: hidden; border-radius: 0 0 1.75rem 1.75rem; }
      .glass.inline { border-radius: 1.75rem 1.75rem 0 0; }
      .picture svg { display: block; width: calc(100% + 2px); margin: 0 -1px -1px; }
      /* With a mask, the browser cuts the finished picture at its round corners. Otherwise it cuts each layer, and those below
         show through in partly covered pixels. */
      .side, .picture svg { mask: linear-gradient(#000 0 0); }
      .missing { padding: 1rem; color: var(--quiet); font-size: 0.875rem; }
      :root.scripting article details { display: none; }

      .panel { margin-top: 1rem; }
      article details { margin-top: 0.5rem; }
      summary { width: fit-content; padding: 0.375rem 0; color: var(--accent); font-size: 0.875rem; cursor: pointer; }
      .details { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; padding-top: 1rem; }
      .details section { min-width: 0; }
      h3 { font-size: 1rem; }
      .details .head { min-height: 2.25rem; margin-bottom: 0.5rem; }
      .copy { min-width: 5rem; font-size: 0.875rem; }
      pre {
        max-height: 28rem;
        padding: 0.75rem 1rem;
        overflow: auto;
        border: 1px solid var(--line);
        border-radius: 0.75rem;
        background: var(--raised);
      }
      .scroll { margin-top: 0.5rem; overflow-x: auto; }
      table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; white-space: nowrap; }
      th { font-weight: 400; text-align: left; }
      thead th { color: var(--quiet); }
      th, td { padding: 0.375rem 2rem 0.375rem 0; border-bottom: 1px solid var(--line); }
      .verdict { color: var(--quiet); }
      .low { font-weight: 600; }
      .note { margin-top: 0.5rem; color: var(--quiet); font-size: 0.8125rem; }

      dialog { max-width: min(30rem, calc(100vw - 2rem)); border: 1px solid var(--line); border-radius: 1rem; background: var(--page); color: var(--text); }
      dialog::backdrop { background: #0008; }
      dl { display: grid; grid-template-columns: auto 1fr; gap: 0.375rem 1rem; margin: 1rem 0; }
      dd { margin: 0; }

      /* The views that aren't chosen. */
      :root:has([name="style"][value="light"]:checked) .picture.dark,
      :root:has([name="style"][value="dark"]:checked) .picture.light,
      :root:has([name="look"][value="classic"]:checked) :is(.picture, .details section).glass,
      :root:has([name="look"][value="glass"]:checked) :is(.picture, .details section).classic,
      :root:has([name="layout"][value="stacked"]:checked) .picture:not(.stacked),
      :root:has([name="layout"][value="inline"]:checked) .picture:not(.inline),
      :root:has([name="layout"][value="compactInline"]:checked) .picture:not(.compactInline),
      :root:has([name="contrast"][value="standard"]:checked) .picture.high,
      :root:has([name="contrast"][value="high"]:checked) .picture.standard { display: none; }

      /* The page has the style of the bars. */
      :root:not(.one):has([name="style"][value="light"]:checked) { color-scheme: light; }
      :root:not(.one):has([name="style"][value="dark"]:checked) { color-scheme: dark; }

      /* Pictures of wide bars need the room of two narrow ones. */
      :root:not(:has([name="layout"][value="stacked"]:checked)) .themes {
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 38rem), 1fr));
      }
      :root:has([name="look"][value="classic"]:checked):has([name="layout"][value="stacked"]:checked) .remark.classic.stacked,
      :root:has([name="look"][value="classic"]:checked):has([name="layout"][value="inline"]:checked) .remark.classic.inline,
      :root:has([name="look"][value="classic"]:checked):has([name="layout"][value="compactInline"]:checked) .remark.classic.compactInline,
      :root:has([name="look"][value="glass"]:checked):has([name="layout"][value="stacked"]:checked) .remark.glass.stacked,
      :root:has([name="look"][value="glass"]:checked):has([name="layout"][value="inline"]:checked) .remark.glass.inline,
      :root:has([name="look"][value="glass"]:checked):has([name="layout"][value="compactInline"]:checked) .remark.glass.compactInline { display: block; }

      /* The themes that aren't chosen. */
      :root:has(.swatch.red :checked) article:not(.red),
      :root:has(.swatch.orange :checked) article:not(.orange),
      :root:has(.swatch.yellow :checked) article:not(.yellow),
      :root:has(.swatch.green :checked) article:not(.green),
      :root:has(.swatch.teal :checked) article:not(.teal),
      :root:has(.swatch.blue :checked) article:not(.blue),
      :root:has(.swatch.purple :checked) article:not(.purple),
      :root:has(.swatch.pink :checked) article:not(.pink),
      :root:has(.swatch.gray :checked) article:not(.gray) { display: none; }

      @media (max-width: 59.99rem) {
        .stage { grid-template: "about" auto "device" auto "tools" auto / minmax(0, 1fr); }
        .device { width: 100%; max-width: 26rem; justify-self: center; }
        .stage:not(.split) .names { display: none; }
        :root:not(:has([name="layout"][value="stacked"]:checked)) .device { max-width: none; }
      }
      @media screen and (max-width: 47.99rem) {
        /* On a phone the views are at the bottom, like a tab bar. */
        :root { scroll-padding-bottom: 5rem; }
        .bar { position: fixed; inset: auto 0 0; z-index: 1; flex-wrap: nowrap; padding: 0.75rem var(--side); overflow-x: auto; border-top: 1px solid var(--line); background: var(--page); }
        .bar legend { position: absolute; clip-path: inset(50%); }
        .bar .views { flex-wrap: nowrap; white-space: nowrap; }
        footer { padding-bottom: 7rem; }
        .picture { overflow-x: auto; }
        .picture:not(.stacked) svg { min-width: 40rem; }
        .field { flex: 1; }
        .field input, .field select { width: 100%; min-width: 0; }
      }
      @media (forced-colors: active) {
        .all input, .film input { position: static; opacity: 1; }
        .swatch { forced-color-adjust: none; border-color: Canvas; }
        .swatch:has(:checked) { box-shadow: 0 0 0 3px CanvasText; }
      }
      @media print {
        .themes { grid-template-columns: repeat(2, 1fr); }
        article { break-inside: avoid; }
        details:not([open]) { display: none; }
        pre { max-height: none; white-space: pre-wrap; }
      }
      """#,
    digest: "sha256-6fDPJ5mhKja/sESmWJZUxmXqs/AralKB1jcipPaTuJc="
  )

  static let galleryScript = PageFile(
    text: #"""
      'use strict';
      // The gallery: one theme on the foot of a phone, whose colors can be changed, or all themes; the choices are in the address.
      const root = document.documentElement;
      const find = (selector, within = document) => within.querySelector(selector);
      const findAll = (selector, within = document) => [...within.querySelectorAll(selector)];
      const list = find('.themes');
      const film = find('.film');
      const stage = find('.stage');
      const sides = findAll('.side', stage);
      const search = find('[name="search"]');
      const sort = find('[name="sort"]');
      const styles = findAll('[name="style"]');
      root.classList.add('scripting');

      // The edits of a theme are by the index of the color and of the variant: light, dark, and both in high contrast.
      const themes = findAll('article').map(article => {
        const details = find('.details', article);
        return {
          ...JSON.parse(article.dataset.theme), article, details,
          id: article.id, name: article.dataset.name, words: article.dataset.words.split(' '),
          json: find('pre[aria-label^="JSON"]', details).textContent, edits: new Map(),
        };
      });
      const themeOf = id => themes.find(theme => theme.id === id);
      const first = themeOf(find('main').dataset.first);
      let current = first;
      let other = null;

      const chosen = name => find(`[name="${name}"]:checked`)?.value;
      const choose = (name, value) => { find(`[name="${name}"][value="${value}"]`).checked = true; };
      const prefers = matchMedia('(prefers-color-scheme: dark)');
      const style = () => chosen('style') === 'both' ? 'light' : chosen('style');
      const variantOf = (style, contrast) => (style === 'dark' ? 1 : 0) + (contrast === 'high' ? 2 : 0);
      const variant = () => variantOf(style(), chosen('contrast'));

      // Colors.

      const channels = color => [1, 3, 5].map(at => parseInt(color.slice(at, at + 2), 16));
      const opacity = color => color.length > 7 ? parseInt(color.slice(7), 16) / 255 : 1;
      const hexadecimal = parts => '#' + parts.map(part => Math.round(part).toString(16).padStart(2, '0')).join('').toUpperCase();
      const mix = (from, to, share) => channels(from).map((part, index) => part + (channels(to)[index] - part) * share);
      const over = (color, ground) => hexadecimal(mix(ground, color, opacity(color)));
      function luminance(color) {
        const [red, green, blue] = channels(color).map(part => part / 255)
          .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      }
      function ratio(first, second) {
        const [low, high] = [luminance(first), luminance(second)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      }
      // The nearest shade of a color that can be read on a ground: towards black or white, whichever is farther from it.
      function legible(color, ground, least) {
        const end = ratio('#000000', ground) > ratio('#FFFFFF', ground) ? '#000000' : '#FFFFFF';
        for (let share = 0; share < 1; share += 0.05) {
          const shade = hexadecimal(mix(color, end, share));
          if (ratio(shade, ground) >= least) return shade;
        }
        return end;
      }

      function value(theme, index, at) {
        const own = theme.wells[index].values[at];
        // The picker has no opacity: that of the theme stays.
        return theme.edits.has(`${index}.${at}`) ? theme.edits.get(`${index}.${at}`) + own.slice(7) : own;
      }
      function partColor(theme, part, at) {
        const index = theme.wells.findIndex(well => well.parts.includes(part));
        return index < 0 ? null : value(theme, index, at);
      }
      function backgrounds(theme, at, part) {
        const colors = [partColor(theme, 'bar', at), part === 'selected' && partColor(theme, 'plate', at)].filter(Boolean);
        const bars = theme.backgrounds[at].map(ground => colors[0] ? over(colors[0], ground) : ground);
        return part === 'selected' && partColor(theme, 'plate', at)
          ? [...bars, ...bars.map(bar => over(partColor(theme, 'plate', at), bar))] : bars;
      }

      // The page wears the theme.

      function wear() {
        const at = variant();
        const page = backgrounds(current, at)[0];
        const text = legible(partColor(current, 'normal', at)?.slice(0, 7) ?? page, page, 11);
        const accent = legible(partColor(current, 'selected', at)?.slice(0, 7) ?? (luminance(page) < 0.18 ? '#8BB8FF' : '#0A56C2'), page, 5);
        const colors = {
          page, text, accent,
          raised: hexadecimal(mix(page, luminance(page) < 0.18 ? '#000000' : '#FFFFFF', 0.2)),
          quiet: legible(partColor(current, 'normal', at)?.slice(0, 7) ?? text, page, 5),
          line: hexadecimal(mix(page, text, 0.25)),
          'on-accent': legible(accent, accent, 9),
          scheme: luminance(page) < 0.18 ? 'dark' : 'light',
        };
        for (const [name, color] of Object.entries(colors)) root.style.setProperty(`--worn-${name}`, color);
      }

      // The stage.

      const viewSelector = style => `.picture.${style}.${chosen('contrast')}.${chosen('look')}.${chosen('layout')}`;
      const isAtTop = () => chosen('look') === 'glass' && chosen('layout') === 'inline';
      // The markup of a picture with the groups that it shares with others.
      const markup = picture => picture.outerHTML
        + findAll('use', picture).map(use => document.getElementById(use.getAttribute('href').slice(1))?.outerHTML).join('');

      function paint(element, theme, at) {
        theme.wells.forEach((_, index) => {
          const edit = theme.edits.get(`${index}.${at}`);
          if (edit) element.style.setProperty(`--c${index}`, edit);
          else element.style.removeProperty(`--c${index}`);
        });
        // The home indicator is dark on light bars. What is behind glass is light by day.
        const ground = chosen('look') === 'glass' ? ['#FFFFFF', '#000000'][at % 2] : backgrounds(theme, at)[0];
        find('.indicator', element)?.classList.toggle('light', luminance(ground) < 0.18);
      }
      function paintAll(theme) {
        for (const style of ['light', 'dark']) {
          for (const contrast of ['standard', 'high']) {
            for (const picture of findAll(`.picture.${style}.${contrast}`, theme.article)) {
              paint(picture, theme, variantOf(style, contrast));
            }
          }
        }
        const thumb = find(`.film [value="${theme.id}"] + .thumb`);
        if (thumb) paint(thumb, theme, variant());
        for (const side of sides) {
          const layer = side.lastElementChild;
          if (layer?.dataset.theme === theme.id) paint(layer, theme, Number(layer.dataset.variant));
        }
      }
      // Where all bars are the same, only the first theme has the picture.
      function pictureOf(theme, selector) {
        const picture = find(selector, theme.article);
        const source = find('svg', picture) ?? find(`${selector} svg`, themes[0].article) ?? picture;
        const copy = source.cloneNode(true);
        if (copy.localName === 'svg') copy.setAttribute('aria-hidden', true);
        return copy;
      }

      function draw(side, theme, style) {
        const name = [theme?.id, viewSelector(style)].join();
        if (side.dataset.shown === name) return;
        side.dataset.shown = name;
        if (!theme) return side.replaceChildren();
        const layer = document.createElement('div');
        const at = variantOf(style, chosen('contrast'));
        Object.assign(layer.dataset, { theme: theme.id, variant: at });
        layer.className = 'layer';
        const picture = pictureOf(theme, viewSelector(style));
        if (picture.localName === 'svg') {
          const [width, height] = picture.getAttribute('viewBox').split(' ').slice(2).map(Number);
          const more = Math.round(width * (width > 500 ? 0.26 : 0.78));
          picture.setAttribute('viewBox', `0 ${isAtTop() ? 0 : -more} ${width} ${height + more}`);
          picture.setAttribute('preserveAspectRatio', `xMidYM${isAtTop() ? 'in' : 'ax'} slice`);
          stage.style.setProperty('--shape', `${width} / ${height + more}`);
        }
        layer.append(picture, Object.assign(document.createElement('span'), { className: 'indicator' }));
        paint(layer, theme, at);
        side.append(layer);
        // The layer before is below until this one has faded in.
        const settle = () => { while (side.firstElementChild !== layer && layer.parentElement) side.firstElementChild.remove(); };
        if (layer.getAnimations().length) layer.addEventListener('animationend', settle);
        else settle();
      }

      function showStage() {
        const both = chosen('style') === 'both';
        const pairs = other ? [[other, style()], [current, style()]]
          : both ? [[current, 'light'], [current, 'dark']] : [[current, style()], [null, style()]];
        sides.forEach((side, index) => draw(side, ...pairs[index]));
        const isSplit = pairs[1][0] !== null;
        stage.classList.toggle('split', isSplit);
        const names = pairs.map(([theme, style]) => theme && (both && !other ? `${theme.name}, ${style}` : theme.name));
        findAll('.names span', stage).forEach((span, index) => { span.textContent = isSplit ? names[index] : ''; });
        find('[name="divider"]').setAttribute('aria-label', isSplit ? `Divider between ${names.join(' and ')}` : 'Divider');
        find('#stage-name').textContent = current.name;
        find('.about .purpose').textContent = find('.purpose', current.article)?.textContent ?? '';
        find('.letters').textContent = [...current.warnings, ...findAll('.remark').filter(remark => remark.checkVisibility())
          .map(remark => remark.textContent)].join(' ');
        find('[data-do="compare"]').setAttribute('aria-pressed', other !== null);
        find('[data-do="compare"]').textContent = other ? `Compared with ${other.name}` : 'Compare';
        showWells();
        showPanel();
      }

      const words = {
        bar: 'Bar', line: 'Line', plate: 'Plate', selected: 'Selected', selectedTitle: 'Selected title', normal: 'Normal',
        normalTitle: 'Normal title', disabled: 'Disabled', badge: 'Badge', badgeText: 'Badge text',
      };
      function nameOf({ parts }) {
        const names = parts.filter(part => !(part.endsWith('Title') && parts.includes(part.slice(0, -5)))).map(part => words[part]);
        return names.map((name, index) => index ? name.toLowerCase() : name).join(', ');
      }

      // The colors of a theme in the view. On glass they are those that iOS takes from the theme; those that its variation for
      // glass sets can't be changed here.
      function wellsInView(theme) {
        if (isAtTop()) return [];
        const shown = markup(find(viewSelector(style()), theme.article));
        const wells = theme.wells.map((well, index) => ({ ...well, index, isShown: shown.includes(`var(--c${index},`) }));
        if (chosen('look') === 'classic') return wells;
        const drawn = wells.filter(({ isShown }) => isShown);
        const others = Object.entries(theme.glass).filter(([part]) => !drawn.some(({ parts }) => parts.includes(part)));
        return [...drawn, ...others.map(([part, values]) => ({ parts: [part], values }))];
      }

      // The wells on the page: those of the current theme, and those of the theme that it is compared with.
      const listed = [[], []];

      function showWells() {
        findAll('.wells').forEach((fieldset, place) => {
          const theme = [current, other][place];
          const wells = theme ? wellsInView(theme) : [];
          listed[place] = wells;
          fieldset.hidden = !wells.length;
          find('legend', fieldset).textContent = other && theme ? `Colors of ${theme.name}` : 'Colors';
          const key = [theme?.id, place, viewSelector(style())].join();
          if (fieldset.dataset.shown === key) return;
          fieldset.dataset.shown = key;
          find('div', fieldset).replaceChildren(...wells.map(well => {
            const label = document.createElement('label');
            const input = Object.assign(document.createElement('input'), { type: 'color', disabled: place > 0 || !well.isShown });
            input.dataset.well = well.index ?? '';
            label.append(input, Object.assign(document.createElement('span'), { textContent: nameOf(well) }), document.createElement('code'));
            return label;
          }));
        });
        const isFixed = find('.wells input:disabled') !== null && !other;
        find('.wells-note').textContent = !current.wells.length ? 'The system chooses all colors.'
          : !listed[0].length ? 'In this view, iOS shows no color of the theme.'
            : chosen('look') === 'glass' ? `On glass, iOS shows only these colors of the theme.${isFixed ? ' Those that can’t be changed here are set in its “when”.' : ''}`
              : isFixed ? 'Colors that this view doesn’t show can’t be changed in it.' : '';
        showColors();
      }

      const verdict = (levels, contrast) => levels.findLast(([, least]) => contrast >= least)?.[0] ?? 'below AA';
      const levelsOf = name => stage.dataset[name].split(',').map(level => level.split(' ')).map(([name, least]) => [name, Number(least)]);

      function showColors() {
        const at = variant();
        findAll('.wells').forEach((fieldset, place) => {
          findAll('label', fieldset).forEach((label, row) => {
            const { index, values } = listed[place][row];
            const color = index === undefined ? values[at] : value([current, other][place], index, at);
            find('input', label).value = color.slice(0, 7);
            find('code', label).textContent = color;
          });
        });
        const chips = find('.chips');
        const pairs = [
          ['Selected', 'selected'], ['Selected title', 'selectedTitle'], ['Normal', 'normal'], ['Normal title', 'normalTitle'], ['Badge', 'badgeText'],
        ];
        chips.replaceChildren(...(chosen('look') === 'glass' ? [] : pairs).flatMap(([name, part]) => {
          const well = current.wells.find(({ parts }) => parts.includes(part));
          if (!well || (part.endsWith('Title') && well.parts.includes(part.slice(0, -5)))) return [];
          const color = partColor(current, part, at);
          let below = backgrounds(current, at, part.replace('Title', ''));
          if (part === 'badgeText') {
            const badge = partColor(current, 'badge', at);
            if (!badge) return [];
            below = below.map(ground => over(badge, ground));
          }
          const contrast = Math.min(...below.map(ground => ratio(over(color, ground), ground)));
          const isIcon = ['selected', 'normal'].includes(part) && !well.parts.includes(`${part}Title`);
          const level = verdict(levelsOf(isIcon ? 'icon' : 'text'), contrast);
          const chip = document.createElement('li');
          chip.className = level === 'below AA' ? 'low' : '';
          chip.textContent = `${name} ${(Math.floor(contrast * 100) / 100).toFixed(2)} ${level}`;
          return [chip];
        }));
        find('[data-do="reset"]').hidden = !current.edits.size;
        const built = current.builtIn ? `.${current.builtIn}` : current.name;
        find('[data-code="line"]').textContent = current.edits.size ? 'Copy line' : current.builtIn ? `Copy applyTheme(${built})` : 'Copy applyTheme(…)';
        showCode();
        if (chosen('show') === 'one') wear();
      }

      // The wells on the theme's code: what isn't edited is that of the theme, which the copy extends.
      let codeName = 'line';
      const editedName = theme => `My ${theme.name}`;
      function editedColors(theme) {
        return theme.wells.flatMap((well, index) => {
          if (![0, 1, 2, 3].some(at => theme.edits.has(`${index}.${at}`))) return [];
          const [light, dark, lightHighContrast, darkHighContrast] = [0, 1, 2, 3].map(at => value(theme, index, at));
          const color = { light };
          if (dark !== light) color.dark = dark;
          if (lightHighContrast !== light) color.lightHighContrast = lightHighContrast;
          if (darkHighContrast !== dark) color.darkHighContrast = darkHighContrast;
          return [{ keys: well.keys, color: Object.keys(color).length > 1 ? color : light }];
        });
      }
      function code(theme, name) {
        const edits = editedColors(theme);
        const base = theme.builtIn && `.${theme.builtIn}`;
        const named = text => `let catalog = TabBarThemeCatalog(.bundle(.main), .builtIn)\n`
          + `try tabBarController.applyTheme(catalog.theme(named: ${JSON.stringify(text)}))\n`;
        if (name === 'json') {
          const file = { name: editedName(theme), extends: theme.name };
          for (const { keys, color } of edits) {
            const inner = keys.slice(0, -1).reduce((object, key) => object[key] ??= {}, file);
            inner[keys.at(-1)] = color;
          }
          return JSON.stringify(file, null, 2) + '\n';
        }
        if (!edits.length) return base ? `tabBarController.applyTheme(${base})\n` : named(theme.name);
        if (name === 'line') return named(editedName(theme));
        const lines = edits.map(({ keys, color }) => {
          const target = keys[0] === 'colors' ? `colors[${JSON.stringify(keys[1])}]` : keys.join('.');
          if (typeof color === 'string') return `theme.${target} = "${color}"`;
          const values = Object.entries({ light: color.light, dark: color.light, ...color });
          return `theme.${target} = .dynamic(\n${values.map(([key, text]) => `  ${key}: "${text}"`).join(',\n')}\n)`;
        });
        const start = base ? `var theme = TabBarTheme${base}`
          : `var theme = try TabBarThemeCatalog(.bundle(.main), .builtIn).theme(named: ${JSON.stringify(theme.name)})`;
        return [start, `theme.name = ${JSON.stringify(editedName(theme))}`, ...lines, 'tabBarController.applyTheme(theme)'].join('\n') + '\n';
      }
      function showCode() { find('#code').textContent = code(current, codeName); }

      // What the theme's card has below its pictures is below the stage while the theme is there.
      function showPanel() {
        const panel = find('.panel details');
        if (panel.contains(current.details)) return;
        for (const theme of themes) if (panel.contains(theme.details)) find('details', theme.article).append(theme.details);
        find('summary', panel).textContent = `Code and contrast of ${current.name}`;
        panel.append(current.details);
      }

      // The film and the cards.

      function makeFilm() {
        for (const theme of themes) {
          const label = document.createElement('label');
          const input = Object.assign(document.createElement('input'), { type: 'radio', name: 'theme', value: theme.id });
          const thumb = Object.assign(document.createElement('span'), { className: 'thumb' });
          const name = Object.assign(document.createElement('span'), { textContent: theme.name });
          if (theme.warnings.length) name.append(Object.assign(document.createElement('span'), { className: 'font-mark', textContent: ' Aa' }));
          label.append(input, thumb, name);
          film.append(label);
          theme.frame = label;
        }
      }
      function showFilm() {
        const view = ['style', 'look', 'contrast'].map(chosen).join();
        if (film.dataset.shown === view) return;
        film.dataset.shown = view;
        for (const theme of themes) {
          const thumb = find('.thumb', theme.frame);
          thumb.replaceChildren(pictureOf(theme, viewSelector(style()).replace(/[a-z]+$/i, 'stacked')));
          paint(thumb, theme, variant());
        }
      }

      // From dark to light, around the circle of hues, from the lowest contrast; what has none is last.
      const amount = ({ article }) => article.dataset[sort.value] === '' ? Infinity : Number(article.dataset[sort.value]);
      const matches = (theme, term) => term.startsWith('key:')
        ? theme.json.toLowerCase().includes(`"${term.slice(4)}`) : theme.words.some(word => word.startsWith(term));
      let shown = themes;

      function show() {
        const terms = search.value.toLowerCase().split(/\s+/).filter(Boolean);
        const color = chosen('color');
        for (const theme of themes) {
          theme.article.hidden = !terms.every(term => matches(theme, term)) || (color && !theme.article.classList.contains(color));
          theme.frame.hidden = theme.article.hidden;
        }
        const sorted = sort.value === 'name' ? themes : [...themes].sort((a, b) => amount(a) - amount(b) || 0);
        // Moving elements takes the focus from them.
        if (sorted.some(({ article }, index) => article !== list.children[index])) {
          list.append(...sorted.map(theme => theme.article));
          film.append(...sorted.map(theme => theme.frame));
        }
        shown = sorted.filter(theme => !theme.article.hidden);
        find('#count').textContent = shown.length ? `${shown.length} of ${themes.length} shown` : 'Nothing found';
        find('[data-do="clear"]').hidden = !terms.length && !color;
        root.classList.toggle('one', chosen('show') === 'one');
        choose('theme', current.id);
        showFilm();
        if (chosen('show') === 'one') showStage();
      }

      // The address.

      const controls = () => findAll('.bar [name], .row [name]');
      const isDefault = control => control.type === 'radio'
        ? !control.checked || control.value === initial(control.name)
        : control.value === (control.options?.[0].value ?? '');
      const initial = name => name === 'style' ? (prefers.matches ? 'dark' : 'light') : findAll(`[name="${name}"]`).find(({ defaultChecked }) => defaultChecked)?.value;

      // What differs from how the page is at first.
      function save() {
        const state = new URLSearchParams();
        if (current !== first) state.set('theme', current.id);
        if (other) state.set('with', other.id);
        for (const control of controls()) if (!isDefault(control)) state.set(control.name, control.value);
        const edits = [...current.edits].map(([key, color]) => `${key}.${color.slice(1)}`).join(' ');
        if (edits) state.set('edits', edits);
        const text = String(state);
        if (text || location.hash.length > 1) history.replaceState(null, '', text ? `#${text}` : location.pathname + location.search);
      }

      function load() {
        const text = location.hash.slice(1);
        // The address of a theme alone shows it, and changes nothing else.
        const isName = !text.includes('=');
        const named = isName && themes.find(({ id }) => new URL(`#${id}`, location).hash === `#${text}`);
        if (named) {
          current = named;
          choose('show', 'one');
        }
        if (isName && text && styles.some(({ dataset }) => dataset.known)) return;
        styles.forEach(control => { control.dataset.known = 'yes'; });
        const state = new URLSearchParams(isName ? '' : text);
        for (const control of controls()) {
          const value = state.get(control.name);
          if (control.type === 'radio') control.checked = control.value === (value ?? initial(control.name));
          else control.value = value ?? (control.options?.[0].value ?? '');
        }
        // A value that there isn't chooses nothing.
        for (const name of new Set(controls().map(control => control.name))) {
          if (find(`[type="radio"][name="${name}"]`) && chosen(name) === undefined) choose(name, initial(name));
        }
        if (sort.selectedIndex < 0) sort.selectedIndex = 0;
        if (isName) return;
        current = themeOf(state.get('theme')) ?? first;
        other = themeOf(state.get('with')) ?? null;
        current.edits = new Map((state.get('edits') ?? '').split(' ').map(edit => edit.match(/^(\d+)\.([0-3])\.([0-9A-F]{6})$/))
          .filter(match => match && Number(match[1]) < current.wells.length)
          .map(([, index, at, color]) => [`${index}.${at}`, `#${color}`]));
        paintAll(current);
      }

      // What the reader does.

      // Scrolls the film only, not the page.
      function centerFrame() {
        film.scrollLeft = current.frame.offsetLeft + current.frame.offsetWidth / 2 - film.clientWidth / 2;
      }
      function change() {
        save();
        show();
      }
      function select(theme) {
        if (!theme) return;
        current = theme;
        change();
        centerFrame();
      }
      function step(by) {
        if (!shown.length) return;
        const index = shown.indexOf(current);
        select(shown[index < 0 ? 0 : (index + by + shown.length) % shown.length]);
      }
      function cycle(name) {
        const values = findAll(`[name="${name}"]`).map(({ value }) => value).filter(value => value !== 'both');
        choose(name, values[(values.indexOf(chosen(name)) + 1) % values.length]);
        change();
      }
      function moveDivider(by) {
        const divider = find('[name="divider"]');
        divider.value = Number(divider.value) + by;
        divide();
      }
      function divide() { stage.style.setProperty('--divider', `${find('[name="divider"]').value}%`); }

      const said = text => { find('.said[role]').textContent = text; };
      // A mark stays two seconds after the last copy; an earlier copy's time doesn't end it.
      let markTimer;
      function clearMarks() {
        clearTimeout(markTimer);
        findAll('[data-done]').forEach(button => { delete button.dataset.done; });
      }
      async function copy(text, source, button) {
        clearMarks();
        let done = 'Copied';
        try {
          await navigator.clipboard.writeText(text);
        } catch {
          // Where the browser doesn't let pages copy, the text is ready to be copied.
          getSelection().selectAllChildren(source);
          done = 'Selected';
        }
        said(done);
        button.dataset.done = done;
        markTimer = setTimeout(clearMarks, 2000);
      }

      const actions = {
        previous: () => step(-1),
        next: () => step(1),
        random: () => {
          const others = shown.filter(theme => theme !== current);
          select(others[Math.floor(Math.random() * others.length)]);
        },
        compare: () => {
          const held = other ? null : current;
          other = held;
          if (held) step(1);
          else change();
        },
        pause: button => {
          const isStill = root.classList.toggle('still');
          button.setAttribute('aria-pressed', isStill);
        },
        clear: () => {
          search.value = '';
          choose('color', '');
          search.focus();
          change();
        },
        reset: () => {
          current.edits.clear();
          paintAll(current);
          find('.wells input')?.focus();
          save();
          showColors();
        },
        copy: button => {
          codeName = button.dataset.code;
          showCode();
          copy(code(current, codeName), find('#code'), button);
        },
        help: () => find('#keys').showModal(),
        close: () => find('#keys').close(),
      };
      const run = name => actions[name](find(`[data-do="${name}"]`));
      const keys = {
        ArrowLeft: () => step(-1), ArrowRight: () => step(1), d: () => cycle('style'), g: () => cycle('look'), l: () => cycle('layout'),
        h: () => cycle('contrast'), a: () => cycle('show'), r: () => run('random'), v: () => run('compare'),
        '[': () => moveDivider(-5), ']': () => moveDivider(5), p: () => run('pause'), '/': () => search.focus(), '?': () => run('help'),
        c: () => find(`[data-code="${codeName}"]`).click(),
      };

      // Keys without a modifier, where neither text is written nor the key has a meaning already.
      function press(event) {
        const { target, key } = event;
        const isWriting = target.matches('[type="search"], [type="color"], select');
        if (key === 'Escape' && target === search) {
          event.preventDefault();
          search.value = '';
          search.blur();
          change();
        }
        if (isWriting || event.ctrlKey || event.metaKey || event.altKey || find('dialog[open]')) return;
        const isArrow = key.startsWith('Arrow');
        if (isArrow ? target.matches('[type="radio"], [type="range"], pre, .scroll') : !find('#letters').checked) return;
        if (!keys[key] || (chosen('show') === 'all' && (isArrow || 'rvcp[]'.includes(key)))) return;
        event.preventDefault();
        keys[key]();
      }

      let saving;
      document.addEventListener('input', ({ target }) => {
        if (target.name === 'theme') return select(themeOf(target.value));
        if (target.name === 'divider') return divide();
        if (target.id === 'letters') return;
        if (target.dataset.well) {
          current.edits.set(`${target.dataset.well}.${variant()}`, target.value.toUpperCase());
          paintAll(current);
          showColors();
          // A picker tells of every move, and browsers refuse an address that changes too often.
          clearTimeout(saving);
          saving = setTimeout(save, 200);
          return;
        }
        change();
      });
      document.addEventListener('click', ({ target }) => {
        if (target.dataset.do) actions[target.dataset.do](target);
        if (target.matches('.copy')) copy(find('pre', target.closest('section')).textContent, find('pre', target.closest('section')), target);
      });
      document.addEventListener('keydown', press);
      // An address with other choices, or the steps of the history.
      addEventListener('hashchange', start);
      prefers.addEventListener('change', start);

      function start() {
        load();
        divide();
        show();
        centerFrame();
      }
      makeFilm();
      start();
      """#,
    digest: "sha256-IbRKXY0aztXJTMKEzON34IwgHg9Q2/Dx+Z6LG0Iu3WM="
  )

  static let page = PageFile(
    text: #"""
      /* What all pages have: colors of both styles, text, controls. */
      :root {
        color-scheme: light dark;
        --page: light-dark(#fff, #151518);
        --raised: light-dark(#f4f4f7, #222227);
        --text: light-dark(#1c1c1f, #f1f1f4);
        --quiet: light-dark(#5c5c66, #a9a9b4);
        --line: light-dark(#c9c9d1, #45454e);
        --accent: light-dark(#0a56c2, #8bb8ff);
        --on-accent: light-dark(#fff, #0c1a30);
        --added: light-dark(#d9f2de, #16381f);
        --on-added: light-dark(#0b4a1c, #b5efc2);
        --removed: light-dark(#fbdcdc, #47191b);
        --on-removed: light-dark(#7c1414, #ffc9c9);
      }
      *, ::before, ::after { box-sizing: border-box; }
      [hidden] { display: none !important; }
      body {
        margin: 0;
        background: var(--page);
        color: var(--text);
        font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
      }
      h1, h2, h3 { margin: 0; line-height: 1.25; overflow-wrap: anywhere; text-wrap: balance; }
      h1 { font-size: 1.5rem; }
      h2 { font-size: 1.125rem; }
      p, ul, ol, dl, figure, fieldset { margin: 0; padding: 0; border: 0; }
      ul, ol { list-style: none; }
      code, pre, kbd { font: 0.8125rem/1.6 ui-monospace, Menlo, Consolas, monospace; }
      code { overflow-wrap: anywhere; }
      pre { margin: 0; overflow-x: auto; }
      kbd { padding: 0 0.4em; border: 1px solid var(--line); border-radius: 0.25rem; }
      img { display: block; max-width: 100%; height: auto; }
      a { color: var(--accent); }
      :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
      button, select, input[type="search"] {
        min-height: 2.25rem;
        padding: 0 0.75rem;
        border: 1px solid var(--line);
        border-radius: 0.5rem;
        background: var(--page);
        color: inherit;
        font: inherit;
      }
      button:hover { border-color: var(--accent); }
      input[type="radio"], input[type="checkbox"], input[type="range"] { accent-color: var(--accent); }
      :root:not(.scripting) .scripted { display: none; }
      .views { display: flex; flex-wrap: wrap; border: 1px solid var(--line); border-radius: 0.5rem; }
      .views legend { position: absolute; clip-path: inset(50%); }
      .views label { position: relative; padding: 0.375rem clamp(0.5rem, 2vw, 0.75rem); border-radius: 0.4375rem; cursor: pointer; }
      .views input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
      .views label:has(:checked) { background: var(--accent); color: var(--on-accent); }
      .views label:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
      @media (forced-colors: active) {
        .views input { position: static; opacity: 1; }
      }
      .check { display: flex; align-items: center; gap: 0.5rem; }
      .check input { width: 1.125rem; height: 1.125rem; margin: 0; }
      .skip { position: absolute; left: -100vw; padding: 0.5rem 1rem; background: var(--page); z-index: 2; }
      .skip:focus { left: 0; }
      @media print {
        .controls, .skip { display: none !important; }
      }
      """#,
    digest: "sha256-PNngc1MURFZp3TD1NL6NRHTzztjcUY/dYiCIPftks94="
  )

  static let reloadScript = PageFile(
    text: #"""
      'use strict';
      // Reads the page's file again whenever it may have changed: another window, as that of an editor, has or had the focus.
      addEventListener('focus', () => location.reload());
      setInterval(() => { if (!document.hasFocus()) location.reload(); }, 2000);
      """#,
    digest: "sha256-w7J0tCyDA165Z0XBw8Zm29LLQD6ZKQdSfC1wPABBWpk="
  )

  static let report = PageFile(
    text: #"""
      /* The report of snapshots: a bar above, what finds snapshots beside, and the snapshots. */
      html { scroll-padding-top: 7.5rem; }
      header { padding: 1.25rem clamp(1rem, 2vw, 2rem) 0.5rem; }
      header p { color: var(--quiet); }
      .suites { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; padding-top: 0.5rem; font-size: 0.875rem; }
      .suites span { color: var(--quiet); }
      .bar {
        position: sticky;
        z-index: 1;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem 1.25rem;
        padding: 0.625rem clamp(1rem, 2vw, 2rem);
        background: var(--page);
      }
      .bar { top: 0; border-bottom: 1px solid var(--line); }
      .steps { display: flex; gap: 0.5rem; margin-left: auto; }
      .side { padding: 1rem clamp(1rem, 2vw, 2rem) 0; }
      .filter { display: grid; gap: 0.5rem; }
      .filter label { display: grid; grid-template-columns: 4rem 1fr; align-items: center; }
      .filter input, .filter select { width: 100%; min-width: 0; }
      output, summary { color: var(--quiet); font-size: 0.875rem; }
      summary { padding: 0.5rem 0; cursor: pointer; }
      .keys { padding-bottom: 0.5rem; }
      .keys li { padding: 0.125rem 0; }
      nav { display: none; }
      nav li { display: flex; align-items: baseline; gap: 0.5rem; padding: 0.25rem 0; }
      nav a { flex: 1; min-width: 0; overflow-wrap: anywhere; }
      .state {
        padding: 0.0625rem 0.5rem;
        border-radius: 1rem;
        background: var(--raised);
        color: var(--quiet);
        font-size: 0.8125rem;
        font-weight: 400;
        line-height: 1.5;
        vertical-align: middle;
      }
      .state.new { background: var(--added); color: var(--on-added); }
      main { min-width: 0; padding: 1rem clamp(1rem, 2vw, 2rem) 4rem; }
      article { padding: 1rem 0 1.5rem; border-top: 1px solid var(--line); }
      article:first-of-type { border-top: 0; padding-top: 0; }
      h2 { margin-bottom: 0.5rem; }
      article:focus, main:focus { outline: none; }
      article:focus h2 { text-decoration: underline 3px var(--accent); text-underline-offset: 0.25em; }
      .folder { color: var(--quiet); font-weight: 400; }
      .test { margin-bottom: 0.25rem; font-weight: 600; overflow-wrap: anywhere; }
      .source { color: var(--quiet); font: 400 0.8125rem/1.6 ui-monospace, Menlo, Consolas, monospace; }
      .words { margin-bottom: 0.75rem; overflow-wrap: anywhere; }
      ul.words { font: 0.8125rem/1.6 ui-monospace, Menlo, Consolas, monospace; }
      .color { white-space: nowrap; }
      .color svg {
        width: 0.875em;
        height: 0.875em;
        margin-right: 0.375em;
        border: 1px solid var(--line);
        border-radius: 0.1875em;
        vertical-align: -0.125em;
      }

      /* Lines are marked by signs, too, for those who don't see colors. */
      pre { padding: 0.5rem 0; border: 1px solid var(--line); border-radius: 0.5rem; }
      pre > * {
        display: block;
        padding: 0 0.75rem;
        text-decoration: none;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      del { background: var(--removed); color: var(--on-removed); }
      ins { background: var(--added); color: var(--on-added); }
      .same { color: var(--quiet); }

      /* What changed, before and after, enlarged above the whole pictures. */
      .close-ups {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, max-content));
        gap: 0.75rem 1rem;
        margin-bottom: 1rem;
      }
      .close-ups img { image-rendering: pixelated; }

      .pictures {
        --divider: 50%;
        --opacity: 0.5;
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
        align-items: start;
        gap: 1rem;
      }
      .pictures.wide { grid-template-columns: minmax(0, 1fr); }
      figure { min-width: 0; }
      figure > div { overflow-x: auto; }
      figcaption { padding-bottom: 0.25rem; font-size: 0.875rem; font-weight: 600; }
      figcaption span { color: var(--quiet); font-weight: 400; }
      figure img { background: var(--page); border: 1px solid var(--line); }
      .amount { display: none; max-width: 30rem; padding-top: 0.75rem; }
      .amount input { display: block; width: 100%; min-height: 2rem; }

      @media screen {
        :root:has(#pixels:checked) .pictures img { max-width: none; image-rendering: pixelated; }

        /* One picture over the other. */
        :root:has(#view-2:checked, #view-3:checked) .pair {
          grid-template-columns: minmax(0, max-content);
          justify-content: start;
        }
        :root:has(#pixels:checked):has(#view-2:checked, #view-3:checked) .pair {
          grid-template-columns: max-content;
          overflow-x: auto;
        }
        :root:has(#view-2:checked, #view-3:checked) .pair figure { grid-area: 1 / 1; }
        :root:has(#view-2:checked, #view-3:checked) .pair figure > div { overflow: visible; }
        :root:has(#view-2:checked, #view-3:checked) .pair .difference { display: none; }
        :root:has(#view-2:checked, #view-3:checked) .pair .after figcaption { text-align: right; }
        :root:has(#view-2:checked, #view-3:checked) .pair figcaption span { display: none; }
        :root:has(#view-2:checked) .pair .after img { clip-path: inset(0 0 0 var(--divider)); }
        :root:has(#view-2:checked) .pair { cursor: ew-resize; touch-action: pan-y; }
        :root:has(#view-2:checked) .pair::after {
          grid-area: 1 / 1;
          z-index: 0;
          align-self: stretch;
          width: 3px;
          margin: 1.5rem 0 0 calc(var(--divider) - 1.5px);
          background: var(--accent);
          content: "";
          pointer-events: none;
        }
        :root:has(#view-3:checked) .pair .after img { opacity: var(--opacity); }
        :root.scripting:has(#view-2:checked) .divider, :root.scripting:has(#view-3:checked) .opacity {
          display: block;
        }

        /* What differs, alone. */
        :root:has(#view-4:checked) .pictures:has(.difference) { grid-template-columns: minmax(0, max-content); }
        :root:has(#view-4:checked) .pictures:has(.difference) figure:not(.difference) { display: none; }
      }
      @media screen and (max-width: 30rem) {
        .views { font-size: 0.875rem; }
      }
      @media screen and (min-width: 60rem) {
        html { scroll-padding-top: 4.75rem; }
        body { display: grid; grid-template-columns: 19rem minmax(0, 1fr); align-items: start; }
        header, .bar { grid-column: 1 / -1; }
        main { grid-column: 2; }
        .side { position: sticky; top: 3.75rem; max-height: calc(100vh - 3.75rem); padding-right: 0; overflow-y: auto; }
        nav { display: block; margin-top: 1rem; font-size: 0.875rem; }
      }
      @media print {
        article { break-inside: avoid; }
        del, ins { print-color-adjust: exact; }
      }
      """#,
    digest: "sha256-PPH+XctJPi4hESOKcXyqwbpE9KonnBFLuh0qn+LNl20="
  )

  static let reportScript = PageFile(
    text: #"""
      'use strict';
      // The script of the snapshot report: filters, steps, keys, and the sliders of pictures.
      const root = document.documentElement;
      const find = id => document.getElementById(id);
      const snapshots = [...document.querySelectorAll('article')];
      const links = [...document.querySelectorAll('nav li')];
      root.classList.add('scripting');

      function filter() {
        const [name, kind, state] = ['name', 'kind', 'state'].map(id => find(id).value);
        snapshots.forEach((snapshot, index) => {
          const { path, kind: ownKind, state: ownState } = snapshot.dataset;
          const isShown = path.toLowerCase().includes(name.trim().toLowerCase())
            && (!kind || kind === ownKind) && (!state || state === ownState);
          snapshot.hidden = links[index].hidden = !isShown;
        });
        const count = snapshots.filter(snapshot => !snapshot.hidden).length;
        find('count').textContent = `${count} of ${snapshots.length} shown`;
      }

      // From the snapshot that has the focus, if it can be seen, or else from where the page is scrolled to.
      function step(forward) {
        const shown = snapshots.filter(snapshot => !snapshot.hidden);
        const edge = document.querySelector('.bar').getBoundingClientRect().bottom;
        const isSeen = ({ top, bottom }) => bottom > edge && top < innerHeight;
        const focused = shown.indexOf(document.activeElement.closest('article'));
        let next;
        if (focused >= 0 && isSeen(shown[focused].getBoundingClientRect())) {
          next = focused + (forward ? 1 : -1);
        } else {
          const below = shown.findIndex(snapshot => snapshot.getBoundingClientRect().bottom > edge);
          next = below < 0 ? shown.length - 1 : forward ? below : below - 1;
        }
        const snapshot = shown[Math.min(Math.max(next, 0), shown.length - 1)];
        if (!snapshot) return;
        snapshot.focus({ preventScroll: true });
        snapshot.scrollIntoView();
      }

      // Keys without a modifier, where no text is written.
      function press(event) {
        const isWriting = event.target.matches('input[type="search"], select');
        if (event.key === 'Escape' && isWriting) event.target.blur();
        if (isWriting || event.ctrlKey || event.metaKey || event.altKey || !find('keys').checked) return;
        const toggle = find({ 1: 'view-1', 2: 'view-2', 3: 'view-3', 4: 'view-4', x: 'pixels' }[event.key]);
        if (toggle) toggle.click();
        else if ('nj'.includes(event.key)) step(true);
        else if ('pk'.includes(event.key)) step(false);
        else if (event.key === '/') find('name').focus();
        else return;
        event.preventDefault();
      }

      function setAmount(input) {
        const pictures = input.closest('article').querySelector('.pictures');
        const isDivider = input.name === 'divider';
        pictures.style.setProperty(`--${input.name}`, isDivider ? `${input.value}%` : input.value / 100);
      }

      // The divider follows a finger on the pictures, too.
      function drag(event) {
        const pictures = event.target.closest('.pair');
        if (!pictures || !(event.buttons & 1) || !find('view-2').checked) return;
        const { left, width } = pictures.querySelector('.before img').getBoundingClientRect();
        const input = pictures.closest('article').querySelector('input[name="divider"]');
        input.value = (event.clientX - left) / width * 100;
        setAmount(input);
        event.preventDefault();
      }

      if (snapshots.length) {
        for (const id of ['name', 'kind', 'state']) find(id).addEventListener('input', filter);
        find('next').addEventListener('click', () => step(true));
        find('previous').addEventListener('click', () => step(false));
        document.addEventListener('keydown', press);
        for (const input of document.querySelectorAll('.amount input')) {
          input.addEventListener('input', () => setAmount(input));
          // A browser may keep what was chosen before the page was loaded again.
          setAmount(input);
        }
        for (const kind of ['pointerdown', 'pointermove']) document.addEventListener(kind, drag);
        document.addEventListener('dragstart', event => event.target.closest?.('.pair') && event.preventDefault());
        filter();
      }
      """#,
    digest: "sha256-96jTVKizNOa7Emm6EBrQjAlEWm98w/mwd70MfesoitA="
  )
}
