// Checks the theme that is typed by the schema of theme files, draws its colors, and copies lines.
const base = document.documentElement.dataset.base;
const editor = document.getElementById('theme');
const marked = document.getElementById('marked');
const answer = document.getElementById('answer');
const drawing = document.querySelector('.hero svg');
const isDark = matchMedia('(prefers-color-scheme: dark)');
const known = Promise.all(['tabtheme-1.schema.json', 'system-colors.json']
  .map(name => fetch(base + name).then(response => response.json())));

// The colors of the drawing, each with the keys that set it; the first key that is set counts.
const parts = {
  bar: [['bar', 'backgroundColor']],
  normal: [['item', 'normal', 'color'], ['unselectedItemTintColor']],
  selected: [['item', 'selected', 'color'], ['tintColor']],
  badge: [['item', 'normal', 'badgeBackgroundColor']],
};

// Checking.

const kindOf = value => value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
const fault = (path, words) => ({ path, words: `${path.length ? `"${path.join('.')}"` : 'The theme'} ${words}` });

function nearest(word, words) {
  const distance = other => {
    let row = [...other, ''].map((_, index) => index);
    for (const [index, letter] of [...word].entries()) {
      const next = [index + 1];
      [...other].forEach((each, at) => next.push(Math.min(next[at] + 1, row[at + 1] + 1, row[at] + (each === letter ? 0 : 1))));
      row = next;
    }
    return row.at(-1);
  };
  const [best] = words.map(other => [distance(other), other]).sort(([one], [other]) => one - other);
  return best?.[0] <= 3 ? best[1] : undefined;
}

// Returns the first fault of a value by a schema; null if it has none.
function faultOf(value, schema, root, path = []) {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1);
    const found = faultOf(value, root.definitions[name], root, path);
    return found && name === 'colorValue' && kindOf(value) === 'string'
      ? fault(path, `isn’t a color: write "#RRGGBB", "{NAME}" or "system:systemBlue"`) : found;
  }
  const kind = kindOf(value);
  const kinds = [schema.type ?? kind].flat();
  const isWhole = kinds.includes('integer') && Number.isInteger(value);
  if (!kinds.includes(kind) && !isWhole) return fault(path, `is of the type ${kind}, not ${kinds.join(' or ')}`);
  if (schema.enum && !schema.enum.includes(value)) return fault(path, `isn’t one of ${schema.enum.map(each => JSON.stringify(each)).join(', ')}`);
  if (kind === 'string' && schema.pattern && !new RegExp(schema.pattern, 'u').test(value)) return fault(path, 'isn’t of the right form');
  if (kind === 'string' && value.length < (schema.minLength ?? 0)) return fault(path, 'is empty');
  if (kind === 'number' && (value < schema.minimum || value > schema.maximum || value <= schema.exclusiveMinimum)) return fault(path, 'is out of range');
  for (const part of schema.allOf ?? []) {
    const found = faultOf(value, part, root, path);
    if (found) return found;
  }
  if (schema.anyOf) {
    const faults = schema.anyOf.map(part => faultOf(value, part, root, path));
    // The alternative that fits best is the one with the deepest fault.
    if (!faults.includes(null)) return faults.reduce((best, each) => each.path.length > best.path.length ? each : best);
  }
  if (kind === 'array') return (schema.items ? value : []).reduce((found, each, at) => found ?? faultOf(each, schema.items, root, [...path, at]), null);
  if (kind !== 'object') return null;
  for (const [key, inner] of Object.entries(value)) {
    const part = schema.properties?.[key] ?? schema.additionalProperties ?? true;
    const place = [...path, key];
    if (part === false) {
      const near = nearest(key, Object.keys(schema.properties));
      return fault(place, `isn’t a key here${near ? `; is "${near}" meant?` : ''}`);
    }
    const found = part === true ? null : faultOf(inner, part, root, place);
    if (found) return found;
  }
  const missing = (schema.required ?? []).find(key => !(key in value));
  return missing ? fault(path, `has no "${missing}"`) : null;
}

// Where the last key of a path is in the text; null if it isn't found.
function placeOf(path, text) {
  let place = null;
  for (const key of path) {
    const word = JSON.stringify(key);
    const start = text.indexOf(word, place?.end ?? 0);
    if (start >= 0) place = { start, end: start + word.length };
  }
  return place;
}

// Drawing.

// Returns a color of CSS; undefined for a name that the theme doesn't define.
function colorOf(value, theme, system, steps = 8) {
  if (value && typeof value === 'object') return colorOf((isDark.matches && value.dark) || value.light, theme, system, steps);
  const name = /^\{(.+)\}$/.exec(value)?.[1];
  if (name) return steps ? colorOf(theme.colors?.[name], theme, system, steps - 1) : undefined;
  if (value?.startsWith('system:')) return system[value.slice(7)]?.[isDark.matches ? 1 : 0];
  return value?.replace(/^p3\(/i, 'color(display-p3 ');
}

// Paints the colors, and returns a fault if a name isn't defined; `undrawn` gets the keys of colors that CSS doesn't have.
function paint(theme, system, undrawn) {
  let unknown = null;
  for (const [name, paths] of Object.entries(parts)) {
    const path = paths.find(keys => keys.reduce((value, key) => value?.[key], theme) != null);
    const color = path && colorOf(path.reduce((value, key) => value[key], theme), theme, system);
    if (color && CSS.supports('color', color)) drawing.style.setProperty(`--${name}`, color);
    else {
      drawing.style.removeProperty(`--${name}`);
      if (path) undrawn.push(`"${path.join('.')}"`);
    }
    if (path && !color && !theme.tokens && !theme.extends) unknown ??= fault(path, 'names a color that isn’t in "colors"');
  }
  return unknown;
}

async function draw() {
  const [schema, system] = await known;
  const text = editor.value;
  let found = null;
  const undrawn = [];
  try {
    const theme = JSON.parse(text);
    found = faultOf(theme, schema, schema) ?? paint(theme, system, undrawn);
  } catch (error) {
    found = { path: [], words: error.message };
  }
  answer.textContent = found?.words ?? (undrawn.length
    ? `Matches the schema. This page can’t draw ${undrawn.join(', ')}.`
    : 'Matches the schema. The bar shows the colors as iOS 18 does; tabtheme check finds more.');
  answer.classList.toggle('wrong', found !== null);
  const place = found && placeOf(found.path, text);
  const mark = Object.assign(document.createElement('mark'), { textContent: place ? text.slice(place.start, place.end) : '' });
  marked.replaceChildren(...(place ? [text.slice(0, place.start), mark, text.slice(place.end)] : []));
  scroll();
}
function scroll() { marked.scrollTop = editor.scrollTop; }

editor.addEventListener('input', draw);
editor.addEventListener('scroll', scroll);
editor.form.addEventListener('submit', event => event.preventDefault());
isDark.addEventListener('change', draw);
draw();

for (const button of document.querySelectorAll('[data-copies]')) {
  const words = button.textContent;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copies).textContent);
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'The browser refuses';
    }
    setTimeout(() => { button.textContent = words; }, 2000);
  });
}
