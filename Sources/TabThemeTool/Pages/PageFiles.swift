/// The styles and scripts of pages, by the names of their files.
///
/// Written by `Scripts/embed-pages` from `Pages/Files`; a test compares the two.
extension PageFile {
  static let page = PageFile(
    text: #"""
      /* What all pages have: colors of both styles, text, controls. */
      :root {
        color-scheme: light dark;
        --page: #fff;
        --raised: #f4f4f7;
        --text: #1c1c1f;
        --quiet: #5c5c66;
        --line: #c9c9d1;
        --accent: #0a56c2;
        --on-accent: #fff;
        --added: #d9f2de;
        --on-added: #0b4a1c;
        --removed: #fbdcdc;
        --on-removed: #7c1414;
      }
      @media (prefers-color-scheme: dark) {
        :root {
          --page: #151518;
          --raised: #222227;
          --text: #f1f1f4;
          --quiet: #a9a9b4;
          --line: #45454e;
          --accent: #8bb8ff;
          --on-accent: #0c1a30;
          --added: #16381f;
          --on-added: #b5efc2;
          --removed: #47191b;
          --on-removed: #ffc9c9;
        }
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
      .skip { position: absolute; left: -100vw; padding: 0.5rem 1rem; background: var(--page); z-index: 2; }
      .skip:focus { left: 0; }
      @media print {
        .controls, .skip { display: none !important; }
      }
      """#,
    digest: "sha256-4vObFLYxI6vZIVyF/682xWOHugeSiVqJipXB3+AsGTY="
  )

  static let report = PageFile(
    text: #"""
      /* The report of snapshots: a bar above, what finds snapshots beside, and the snapshots. */
      html { scroll-padding-top: 7.5rem; }
      :root:not(.scripting) .scripted { display: none; }
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
    digest: "sha256-Sz4piADktuCik6EXeq9f9gvm8TqvXJZYtiRtkYF/s3E="
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
