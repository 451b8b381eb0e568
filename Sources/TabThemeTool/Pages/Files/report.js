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
