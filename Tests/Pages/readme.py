"""Tests of README.md and the pages that it links to, as a host of repositories shows them."""
import io
import re
import urllib.parse

from server import ROOT, Files, opened, served

# A style sheet similar to that of GitHub: a column of text in which code and tables scroll.
STYLE = """
:root { color-scheme: light dark; --line: light-dark(#d1d9e0, #3d444d); }
body { max-width: 830px; margin: auto; padding: 16px; font: 16px/1.5 system-ui, sans-serif;
  background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #f0f6fc); }
img { max-width: 100%; }
pre { padding: 16px; overflow: auto; font-size: 13px; background: light-dark(#f6f8fa, #151b23); }
table { display: block; overflow: auto; border-collapse: collapse; }
td, th { padding: 6px 13px; border: 1px solid var(--line); }
code { font-family: monospace; overflow-wrap: anywhere; }
td code, pre code { overflow-wrap: normal; }
"""


def rendered(path):
    """Returns the HTML of a page in Markdown, with tables as on GitHub."""
    import markdown_it
    return markdown_it.MarkdownIt("commonmark").enable("table").render(path.read_text())


class Rendered(Files):
    def send_head(self):
        if not self.path.endswith(".md"):
            return super().send_head()
        text = rendered(ROOT / self.path.lstrip("/"))
        page = f'<!DOCTYPE html><html lang="en"><meta name="viewport" content="width=device-width"><style>{STYLE}</style>{text}'
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        return io.BytesIO(page.encode())


def anchors(path):
    """Returns the fragments that GitHub makes of the headings of a page."""
    headings = re.findall(r"<h\d>(.*?)</h\d>", rendered(path))
    words = [re.sub(r"<[^>]*>", "", heading).lower() for heading in headings]
    return {re.sub(r"[^\w -]", "", heading).replace(" ", "-") for heading in words}


def links(path):
    """Returns the address and the text of each link of a page."""
    return re.findall(r'<a href="([^"]*)">(.*?)</a>', rendered(path), re.DOTALL)


def faults(path):
    """Yields descriptions of the faults of the links of a page."""
    for address, text in links(path):
        target = urllib.parse.urlsplit(address)
        if target.scheme == "doc":
            # GitHub shows only the link's text, so this can't be the address.
            if text == address:
                yield f"{path.name}: <{address}> has no text outside DocC"
        elif not target.scheme:
            file = path.parent / target.path if target.path else path
            if not file.exists():
                yield f"{path.name}: nothing is at {address}"
            elif target.fragment and target.fragment not in anchors(file):
                yield f"{path.name}: no heading is at {address}"


def pages():
    """Returns README.md and each page that it links to."""
    readme = ROOT / "README.md"
    found = [ROOT / urllib.parse.urlsplit(address).path for address, _ in links(readme) if "://" not in address]
    return [readme, *sorted({path for path in found if path.suffix == ".md" and path.exists()})]


def test_links_of_the_readme_and_of_its_pages_lead_somewhere(browser):
    found = [fault for path in pages() for fault in faults(path)]
    assert not found, "\n".join(found)
    assert len(pages()) > 10


def test_pictures_of_the_readme_and_of_its_pages_are_shown(browser):
    with served(ROOT, Rendered) as address, opened(browser, address) as view:
        count = 0
        for path in pages():
            view.goto(address + str(path.relative_to(ROOT)))
            for picture in view.locator("img").all():
                assert picture.evaluate("picture => picture.naturalWidth") > 0, picture.get_attribute("src")
                count += 1
        assert count > 20


def test_the_readme_looks_right_on_a_phone_and_a_desktop(browser):
    for style in ["light", "dark"]:
        for width in [390, 1280]:
            with served(ROOT, Rendered) as address, opened(browser, address, width, color_scheme=style) as view:
                view.goto(f"{address}README.md")
                assert view.evaluate("document.scrollingElement.scrollWidth") <= width
                browser.pictures.mkdir(parents=True, exist_ok=True)
                view.screenshot(path=browser.pictures / f"readme-{width}-{style}.png", full_page=True)
