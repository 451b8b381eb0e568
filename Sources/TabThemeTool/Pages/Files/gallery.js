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
