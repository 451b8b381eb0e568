// Finds pages of all modules by words of their titles and summaries.
const field = document.getElementById('query');
const list = document.getElementById('results');
const answer = document.getElementById('answer');
const base = document.documentElement.dataset.base;
const pages = fetch(`${base}search.json`).then(response => response.json());

function rank(page, words) {
  const [title, , , summary] = page.map(text => text.toLowerCase());
  let sum = title.length / 100;
  for (const word of words) {
    if (title === word) sum -= 3;
    else if (title.startsWith(word)) sum -= 2;
    else if (title.includes(word)) sum -= 1;
    else if (!summary.includes(word)) return Infinity;
  }
  return sum;
}

async function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const ranked = words.length === 0 ? [] : (await pages).map(page => [rank(page, words), page])
    .filter(([sum]) => sum < Infinity).sort(([one], [other]) => one - other);
  list.replaceChildren(...ranked.slice(0, 40).map(([, [title, path, module, summary]]) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = base + path;
    link.textContent = title;
    const place = document.createElement('p');
    place.className = 'quiet';
    place.textContent = summary ? `${module}: ${summary}` : module;
    item.append(link, place);
    return item;
  }));
  answer.textContent = words.length === 0 ? '' : `${ranked.length} found`;
  history.replaceState(null, '', words.length === 0 ? location.pathname : `?q=${encodeURIComponent(field.value)}`);
}

field.value = new URLSearchParams(location.search).get('q') ?? '';
field.addEventListener('input', search);
field.form.addEventListener('submit', event => { event.preventDefault(); search(); });
search();
