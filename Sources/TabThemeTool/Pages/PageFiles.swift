/// The styles and scripts of pages, by the names of their files.
///
/// Written by `Scripts/embed-pages` from `Pages/Files`; a test compares the two.
extension PageFile {
  static let gallery = PageFile(
    text: #"""
      /* The gallery: what chooses above, and the themes in columns. */
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
      header { padding: clamp(1.5rem, 4vw, 3rem) var(--side) 1rem; }
      h1 { font-size: clamp(1.75rem, 4vw, 2.5rem); letter-spacing: -0.02em; }
      header p { margin-top: 0.5rem; color: var(--quiet); text-wrap: pretty; }

      .bar {
        display: grid;
        gap: 0.75rem;
        padding: 0.75rem var(--side);
        border-bottom: 1px solid var(--line);
        background: var(--page);
      }
      .row { display: flex; flex-wrap: wrap; align-items: end; gap: 0.75rem 1.5rem; }
      legend, .field { padding: 0; color: var(--quiet); font-size: 0.8125rem; }
      legend { padding-bottom: 0.25rem; }
      .views { width: fit-content; color: var(--text); font-size: 0.9375rem; }
      .field { display: grid; gap: 0.25rem; }
      .field input, .field select { color: var(--text); font-size: 0.9375rem; }
      .check { min-height: 2.25rem; font-size: 0.9375rem; cursor: pointer; }
      .check input { cursor: pointer; }
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

      main { padding: 1.5rem var(--side) 5rem; }
      main:focus { outline: none; }
      .remark { display: none; margin-bottom: 1rem; color: var(--quiet); font-size: 0.875rem; }
      .themes {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
        align-items: start;
        gap: 2.5rem 2rem;
      }
      article { min-width: 0; scroll-margin-top: 1rem; }
      .head { display: flex; align-items: center; justify-content: space-between; gap: 1rem; }
      h2 { font-size: 1.25rem; letter-spacing: -0.01em; }
      h2 a { color: inherit; text-decoration: none; }
      h2 a:hover { text-decoration: underline; }
      article:target h2 a { text-decoration: underline 3px var(--accent); text-underline-offset: 0.25em; }
      .head .check { flex: none; color: var(--quiet); font-size: 0.875rem; }
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
      .picture { overflow: hidden; border: 1px solid var(--line); border-radius: 0.75rem; }
      .picture svg { display: block; width: 100%; }
      .missing { padding: 1rem; color: var(--quiet); font-size: 0.875rem; }

      details { margin-top: 0.5rem; }
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
      .said { position: absolute; clip-path: inset(50%); }

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
      :root:has([name="style"][value="light"]:checked) { color-scheme: light; }
      :root:has([name="style"][value="dark"]:checked) { color-scheme: dark; }

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
      :root:has(.swatch.gray :checked) article:not(.gray),
      :root:has(#only:checked) article:not(:has(.pick:checked)) { display: none; }

      /* What is compared has half of the width each. */
      :root:has(#only:checked) .themes { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      :root:has(#only:checked):not(:has(.pick:checked)) .hint { display: block; }

      @media (max-width: 47.99rem) {
        :root:has(#only:checked) .themes { grid-template-columns: minmax(0, 1fr); }
        .picture { overflow-x: auto; }
        .picture:not(.stacked) svg { width: 44rem; max-width: none; }
        .views { font-size: 0.8125rem; }
        .views label { padding: 0.375rem 0.4375rem; }
        .row { gap: 0.75rem; }
        .field { flex: 1 1 9rem; }
        .field input, .field select { width: 100%; min-width: 0; }
      }
      @media screen and (min-width: 60rem) and (min-height: 40rem) {
        :root { scroll-padding-top: 10rem; }
        .bar { position: sticky; top: 0; z-index: 1; }
        article { scroll-margin-top: 10rem; }
        .row .group { display: flex; align-items: center; }
        .group legend { float: left; padding: 0 0.625rem 0 0; line-height: 2.375rem; }
        .field { display: flex; align-items: center; gap: 0.625rem; }
        .field [type="search"] { width: 15rem; }
      }
      @media (forced-colors: active) {
        .all input { position: static; opacity: 1; }
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
    digest: "sha256-KYQchNkhDANhaq7vjS9vPC56NGXsnm5mlBQ/8yK92cw="
  )

  static let galleryScript = PageFile(
    text: #"""
      'use strict';
      // What the gallery does besides showing themes: search, order, two to compare, copying, and the choices in the address.
      const root = document.documentElement;
      const list = document.querySelector('.themes');
      const themes = [...list.children];
      const picks = [...document.querySelectorAll('.pick')];
      const controls = [...document.querySelectorAll('.bar [name]')];
      const search = document.querySelector('[name="search"]');
      const sort = document.querySelector('[name="sort"]');
      root.classList.add('scripting');

      const texts = new Map(themes.map(theme => {
        const json = theme.querySelector('pre[aria-label^="JSON"]').textContent;
        return [theme, `${theme.dataset.name} ${theme.className} ${json}`.toLowerCase()];
      }));
      // From dark to light, around the circle of hues, from the lowest contrast; what has none is last.
      const amount = theme => theme.dataset[sort.value] === '' ? Infinity : Number(theme.dataset[sort.value]);

      function show() {
        const words = search.value.toLowerCase().split(/\s+/);
        for (const theme of themes) theme.hidden = !words.every(word => texts.get(theme).includes(word));
        const sorted = sort.value === 'name' ? themes : [...themes].sort((a, b) => amount(a) - amount(b) || 0);
        // Moving elements takes the focus from them.
        if (sorted.some((theme, index) => theme !== list.children[index])) list.append(...sorted);
        const count = themes.filter(theme => theme.checkVisibility()).length;
        const compared = picks.filter(pick => pick.checked).map(pick => pick.closest('article').dataset.name);
        document.getElementById('count').textContent = `${count} of ${themes.length} shown`
          + (compared.length ? `, ${compared.join(' and ')} compared${refusal}` : '');
        refusal = '';
      }

      const isDefault = control => control.type === 'radio' || control.type === 'checkbox'
        ? !control.checked || control.defaultChecked
        : control.value === (control.options?.[0].value ?? '');

      // What differs from how the page is at first.
      function save() {
        const state = new URLSearchParams();
        for (const control of controls) if (!isDefault(control)) state.set(control.name, control.value);
        const picked = picks.filter(pick => pick.checked).map(pick => pick.value);
        if (picked.length) state.set('compare', picked.join(' '));
        const text = String(state);
        // Without choices, an address of a theme stays.
        if (text || location.hash.includes('=')) history.replaceState(null, '', text ? `#${text}` : location.pathname + location.search);
      }

      function load() {
        const text = location.hash.slice(1);
        if (!text.includes('=')) return;
        const state = new URLSearchParams(text);
        for (const control of controls) {
          const value = state.get(control.name);
          if (control.type === 'radio') control.checked = value === null ? control.defaultChecked : control.value === value;
          else if (control.type === 'checkbox') control.checked = value !== null;
          else control.value = value ?? (control.options?.[0].value ?? '');
        }
        // A value that there isn't chooses nothing.
        for (const name of new Set(controls.map(control => control.name))) {
          const group = controls.filter(control => control.name === name && control.type === 'radio');
          if (group.length && !group.some(control => control.checked)) group[0].checked = true;
        }
        if (sort.selectedIndex < 0) sort.selectedIndex = 0;
        const picked = (state.get('compare') ?? '').split(' ').slice(0, 2);
        for (const pick of picks) pick.checked = picked.includes(pick.value);
      }

      // Two can be compared; which two is told beside the number of those that are shown, and how to take another one.
      let refusal = '';
      function choose(pick) {
        if (picks.filter(other => other.checked).length <= 2) return;
        pick.checked = false;
        refusal = ': uncheck one to compare another';
      }

      async function copy(button) {
        const text = button.closest('section').querySelector('pre');
        try {
          await navigator.clipboard.writeText(text.textContent);
          button.textContent = 'Copied';
        } catch {
          // Where the browser doesn't let pages copy, the text is ready to be copied.
          getSelection().selectAllChildren(text);
          button.textContent = 'Selected';
        }
        document.querySelector('.said').textContent = button.textContent;
        setTimeout(() => { button.textContent = 'Copy'; }, 2000);
      }

      document.addEventListener('input', event => {
        if (event.target.matches('.pick')) choose(event.target);
        save();
        show();
      });
      document.addEventListener('click', event => {
        if (event.target.matches('.copy')) copy(event.target);
      });
      // An address with other choices, or the steps of the history.
      addEventListener('hashchange', start);

      function start() {
        load();
        show();
      }
      start();
      """#,
    digest: "sha256-OboLUDfaiIT+AJ8BazkHJzlWzVWmLTN1TWp9JnSV2zU="
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

  static let report = PageFile(
    text: #"""
      /* The report of snapshots: a bar above, what finds snapshots beside, and the snapshots. */
      html { scroll-padding-top: 7.5rem; }
      header { padding: 1.25rem clamp(1rem, 2vw, 2rem) 0.5rem; }
      header p { color: var(--quiet); }
      .bar {
        position: sticky;
        top: 0;
        z-index: 1;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem 1.25rem;
        padding: 0.625rem clamp(1rem, 2vw, 2rem);
        border-bottom: 1px solid var(--line);
        background: var(--page);
      }
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
      .accept { margin-top: 0.75rem; color: var(--quiet); font-size: 0.875rem; }
      .accept code { color: var(--text); }

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

      .pictures {
        --divider: 50%;
        --opacity: 0.5;
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
        align-items: start;
        gap: 1rem;
      }
      figure { min-width: 0; }
      figure > div { overflow-x: auto; }
      figcaption { padding-bottom: 0.25rem; font-size: 0.875rem; font-weight: 600; }
      figcaption span { color: var(--quiet); font-weight: 400; }
      figure img { background: var(--page); border: 1px solid var(--line); }
      .amount { display: none; max-width: 30rem; padding-top: 0.75rem; }
      .amount input { display: block; width: 100%; min-height: 2rem; }

      @media screen {
        :root:has(#pixels:checked) img { max-width: none; image-rendering: pixelated; }

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
    digest: "sha256-D4REW6tFI/VujYrJ51gzP7qa9LZEwOEqHN5XC56ZEoY="
  )

  static let reportScript = PageFile(
    text: #"""
      'use strict';
      // What the report of snapshots does besides showing them: filters, steps, keys, and the sliders of pictures.
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
    digest: "sha256-EJyxxbxHmIfVDeKCB5kJZcZvpA8W3/VWCeccxKC/1hg="
  )
}
