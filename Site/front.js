// Draws the colors of the theme that is typed, and copies lines.
const editor = document.getElementById('theme');
const answer = document.getElementById('answer');
const drawing = document.querySelector('.hero svg');
const keys = {
  bar: ['bar', 'backgroundColor'],
  normal: ['item', 'normal', 'color'],
  selected: ['item', 'selected', 'color'],
};

function draw() {
  const faults = [];
  try {
    const theme = JSON.parse(editor.value);
    for (const [name, path] of Object.entries(keys)) {
      const color = path.reduce((value, key) => value?.[key], theme);
      if (color === undefined) continue;
      if (typeof color === 'string' && CSS.supports('color', color)) drawing.style.setProperty(`--${name}`, color);
      else faults.push(`${path.join('.')} isn't a color that this page draws`);
    }
  } catch (error) {
    faults.push(error.message);
  }
  answer.textContent = faults[0] ?? 'Its colors are drawn as you type.';
  answer.classList.toggle('wrong', faults.length > 0);
}

editor.addEventListener('input', draw);
editor.form.addEventListener('submit', event => event.preventDefault());
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
