"""Pages of the tool in headless Chromium, for the tests of this folder, which `Scripts/pages` runs."""
import subprocess

# A script that runs in a page and returns descriptions of the faults that any page can have.
FAULTS = r"""() => {
  const faults = [];
  const all = selector => [...document.querySelectorAll(selector)];
  const told = element => element.outerHTML.slice(0, 80);
  if (!document.documentElement.lang) faults.push('the page has no language');
  if (!document.title) faults.push('the page has no title');
  if (!all('meta[http-equiv="Content-Security-Policy"]').length) faults.push('the page has no policy');
  for (const name of ['main', 'h1']) {
    if (all(name).length !== 1) faults.push(`the page has ${all(name).length} ${name}`);
  }
  let level = 0;
  for (const heading of all('h1, h2, h3, h4, h5, h6')) {
    const next = Number(heading.localName[1]);
    if (next > level + 1) faults.push(`a level of headings is left out before ${told(heading)}`);
    level = next;
  }
  const ids = all('[id]').map(element => element.id);
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) {
    faults.push(`two elements have the id ${id}`);
  }
  for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']) {
    for (const element of all(`[${name}]`)) {
      for (const id of element.getAttribute(name).split(' ')) {
        if (!ids.includes(id)) faults.push(`${name} of ${told(element)} leads nowhere`);
      }
    }
  }
  for (const link of all('a[href^="#"]')) {
    if (!ids.includes(decodeURIComponent(link.hash.slice(1)))) faults.push(`${told(link)} leads nowhere`);
  }
  for (const image of all('img')) {
    if (!image.alt) faults.push(`a picture has no text: ${told(image)}`);
    if (image.checkVisibility() && !(image.complete && image.naturalWidth)) {
      faults.push(`a picture isn't shown: ${told(image)}`);
    }
  }
  const width = document.scrollingElement.scrollWidth;
  if (width > innerWidth) faults.push(`the page is ${width} pixels wide in a window of ${innerWidth}`);

  // The contrast of text by WCAG 2; translucent backgrounds are mixed with those of their ancestors.
  const rgba = text => {
    const numbers = text.match(/[\d.]+/g).map(Number);
    return { color: numbers.slice(0, 3), alpha: numbers[3] ?? 1 };
  };
  const over = (top, below) => top.color.map((value, index) => value * top.alpha + below[index] * (1 - top.alpha));
  const backdrop = element => {
    if (!element) return [255, 255, 255];
    const own = rgba(getComputedStyle(element).backgroundColor);
    return own.alpha === 1 ? own.color : over(own, backdrop(element.parentElement));
  };
  const luminance = color => {
    const [red, green, blue] = color.map(value => value / 255)
      .map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  for (const element of all('body *')) {
    const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!hasText || !isShown || element.disabled) continue;
    const below = backdrop(element);
    const lights = [luminance(over(rgba(getComputedStyle(element).color), below)), luminance(below)];
    const contrast = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    if (contrast < 4.5) faults.push(`text has contrast ${contrast.toFixed(2)}: ${told(element)}`);
  }
  return faults;
}"""

# The roles whose elements need an accessible name.
NAMED = {
    "button", "checkbox", "combobox", "image", "link", "listbox", "menuitem", "option", "radio", "region", "searchbox",
    "slider", "spinbutton", "switch", "tab", "textbox",
}


class Page:
    """An open page; `view` is Playwright's object for it."""

    def __init__(self, view, url):
        self.view = view
        self.complaints = []
        view.on("console", self.hear)
        view.on("pageerror", lambda error: self.complaints.append(f"the page fails: {error}"))
        view.route("**/*", lambda route: self.answer(route, url))
        view.goto(url)

    def hear(self, message):
        if message.type in ("error", "warning"):
            self.complaints.append(f"the console says: {message.text}")

    def answer(self, route, url):
        """Answers a request for the page's file, and refuses any other one."""
        if route.request.url.split("#")[0] == url:
            route.continue_()
        else:
            self.complaints.append(f"the page asks for {route.request.url}")
            route.abort()

    @property
    def address(self):
        """The address by `location.href`; `view.url` can still be the one before."""
        return self.view.evaluate("location.href")

    def follow(self, fragment):
        """Sets the fragment of the address, and waits for the event `hashchange`."""
        self.view.evaluate(
            """fragment => new Promise(heard => {
              addEventListener('hashchange', () => heard(), { once: true });
              location.hash = fragment;
            })""",
            fragment,
        )

    def accessibility(self):
        """Returns the role and name of each node of the accessibility tree, in its order."""
        session = self.view.context.new_cdp_session(self.view)
        nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}
        session.detach()

        def read(node):
            if not node["ignored"]:
                yield node["role"]["value"], node.get("name", {}).get("value", "")
            for child in node.get("childIds", []):
                yield from read(nodes[child])

        return [pair for root in nodes.values() if "parentId" not in root for pair in read(root)]

    def faults(self):
        """Returns descriptions of the faults that the page has in its current state."""
        nameless = [f"{role} without a name" for role, name in self.accessibility() if role in NAMED and not name]
        return self.complaints + self.view.evaluate(FAULTS) + nameless

    def check(self):
        faults = self.faults()
        assert not faults, "\n".join(faults)


class Browser:
    """The fixture of a test: the tool, a folder for the tests of one file, and windows for pages."""

    def __init__(self, engine, tool, folder, pictures):
        self.engine = engine
        self.tool = tool
        self.folder = folder
        self.pictures = pictures
        self.pages = []

    def run(self, *words):
        """Runs the tool in the folder and returns its standard output; fails if the tool fails."""
        run = subprocess.run([self.tool, *words], cwd=self.folder, capture_output=True, text=True)
        assert run.returncode == 0, run.stdout + run.stderr
        return run.stdout

    def open(self, path, width=1440, height=900, style="light", scripts=True, **options):
        """Opens a file in a new window; `options` are those of Playwright's contexts."""
        context = self.engine.new_context(
            viewport={"width": width, "height": height}, color_scheme=style, java_script_enabled=scripts, **options
        )
        context.set_default_timeout(30_000)
        self.pages.append(Page(context.new_page(), path.resolve().as_uri()))
        return self.pages[-1]

    def picture(self, page, name, **options):
        """Writes a picture of a page into the folder of pictures, by default of its full height."""
        self.pictures.mkdir(parents=True, exist_ok=True)
        page.view.screenshot(path=self.pictures / f"{name}.png", **{"full_page": True, **options})

    def close(self):
        """Closes all windows; fails if a page had errors, warnings or refused requests."""
        complaints = [complaint for page in self.pages for complaint in page.complaints]
        for page in self.pages:
            page.view.context.close()
        assert not complaints, "\n".join(complaints)
