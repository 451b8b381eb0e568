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
