"""Tests of the site that `Scripts/docs` builds, on a local server."""
import json
import re

from page import FAULTS
from server import ROOT, opened, served

SITE = ROOT / ".build/site"
OWN = ["index.html", "capabilities.html", "search.html"]
# One page of each kind that DocC makes.
KINDS = [
    "documentation/",
    "documentation/tabappearance/",
    "documentation/tabappearance/getting-started/",
    "documentation/tabappearance/commands/",
    "documentation/tabappearance/capabilities/",
    "documentation/tabappearance/built-in-themes/",
    "documentation/tabappearance/themedtabbarcontroller/",
    "documentation/tabcontrols/",
    "documentation/tabsnapshots/",
]
WINDOWS = [(width, style) for width in (390, 768, 1280, 1920) for style in ("light", "dark")]

# A script that loads all pictures, which pages load only when they come into view.
SHOW_PICTURES = """Promise.all([...document.images].map(image => {
  image.loading = 'eager';
  return image.decode().catch(() => {});
}))"""


def file(address):
    """Returns the file that a server sends for an address of the site."""
    path = SITE / address.split("#")[0].split("?")[0].lstrip("/")
    return path / "index.html" if path.is_dir() else path


def picture(browser, view, name, **options):
    browser.pictures.mkdir(parents=True, exist_ok=True)
    view.screenshot(path=browser.pictures / f"{name}.png", **options)


def test_every_link_of_the_site_leads_to_a_page(browser):
    links = {}
    for name in [*OWN, "gallery.html", "documentation/index.html"]:
        for address in re.findall(r'(?:href|src|srcset)="(/[^"]*)"', (SITE / name).read_text()):
            links[address] = name
    for path in (SITE / "data").rglob("*.json"):
        for reference in json.loads(path.read_text()).get("references", {}).values():
            for address in [reference.get("url"), *(variant["url"] for variant in reference.get("variants", []))]:
                if address and "://" not in address:
                    links[address] = path.relative_to(SITE)
    broken = [f"{place}: nothing is at {address}" for address, place in links.items() if not file(address).is_file()]
    assert not broken, "\n".join(broken)
    assert len(links) > 1000


def test_pages_of_the_site_have_no_faults_in_any_window(browser):
    with served(SITE) as address:
        for name in OWN:
            for width, style in WINDOWS:
                with opened(browser, address, width, color_scheme=style) as view:
                    view.goto(address + name)
                    view.evaluate(SHOW_PICTURES)
                    faults = view.evaluate(FAULTS)
                    assert not faults, f"{name} at {width} in {style}:\n" + "\n".join(faults)
                    picture(browser, view, f"site-{name.removesuffix('.html')}-{width}-{style}", full_page=True)


def test_pages_of_docc_have_the_bar_in_any_window(browser):
    with served(SITE) as address:
        for width, style in WINDOWS:
            with opened(browser, address, width, color_scheme=style) as view:
                for kind in KINDS:
                    view.goto(address + kind)
                    view.get_by_role("heading", level=1).wait_for()
                    assert view.get_by_role("navigation", name="Site").get_by_role("link").count() == 6, kind
                    assert view.evaluate("document.scrollingElement.scrollWidth") <= width, (kind, width)
                    picture(browser, view, f"docc-{kind.strip('/').replace('/', '-')}-{width}-{style}")
                view.locator("header.site > a").click()
                view.get_by_role("heading", level=1, name="Themes for iOS tab bars, tested without a simulator").wait_for()


def test_each_link_of_the_bar_opens_its_page(browser):
    titles = {
        "Guide": "Getting started", "Recipes": "Cookbook", "Commands": "Commands", "API": "TabAppearance", "Search": "Search",
    }
    with served(SITE) as address, opened(browser, address) as view:
        for name, title in titles.items():
            view.goto(f"{address}documentation/tabcontrols/")
            view.get_by_role("navigation", name="Site").get_by_role("link", name=name).click()
            view.get_by_role("heading", level=1, name=title, exact=True).wait_for()
        for tile in range(6):
            view.goto(address)
            view.locator(".tiles a").nth(tile).click()
            view.locator("main h1, .topicTitle h1, h1.title").first.wait_for()


def test_the_first_page_draws_the_colors_that_are_typed(browser):
    with served(SITE) as address, opened(browser, address) as view:
        view.goto(address)
        bar, answer = view.locator(".hero svg .bar"), view.get_by_role("status")
        color = "element => getComputedStyle(element).fill"
        # The page draws, and then answers, when it has read the schema and the system's colors.
        answer.filter(has_text="Matches the schema.").wait_for()
        assert bar.evaluate(color) == "rgb(241, 248, 250)"
        editor, mark = view.get_by_label("Type a theme"), view.locator("#marked mark")

        def typed(text, expected):
            editor.fill(text)
            view.get_by_role("status").filter(has_text=expected).wait_for()
            return mark.all_text_contents()

        # The theme of the README: values for light and dark.
        lagoon = (ROOT / "Examples/Themes/lagoon.tabtheme.json").read_text()
        assert typed(lagoon, "Matches the schema.") == []
        assert bar.evaluate(color) == "rgb(241, 248, 250)"
        view.emulate_media(color_scheme="dark")
        assert typed(lagoon + " ", "Matches the schema.") == []
        assert bar.evaluate(color) == "rgb(11, 29, 38)"
        view.emulate_media(color_scheme="light")
        bar_of = '{{ "name": "T", "colors": {{ "sea": "system:systemTeal" }}, "bar": {{ "backgroundColor": {} }} }}'.format
        assert typed(bar_of('"#102030"'), "Matches the schema.") == [] and bar.evaluate(color) == "rgb(16, 32, 48)"
        assert typed(bar_of('"{sea}"'), "Matches the schema.") == [] and bar.evaluate(color) == "rgb(48, 176, 199)"
        assert typed(bar_of('"p3(1 0 0)"'), "as iOS 18 does") == [] and bar.evaluate(color) == "color(display-p3 1 0 0)"
        assert typed(bar_of('"asset:Sea"'), 'can’t draw "bar.backgroundColor"') == []
        assert typed(bar_of('"{see}"'), 'names a color that isn’t in "colors"') == ['"backgroundColor"']
        assert typed(bar_of('"#10203"'), '"bar.backgroundColor" isn’t a color') == ['"backgroundColor"']
        assert typed('{ "name": "T", "itm": {} }', '"itm" isn’t a key here; is "item" meant?') == ['"itm"']
        assert typed('{ "bar": {} }', 'The theme has no "name"') == []
        assert typed("{", "JSON") == []


def test_every_theme_of_the_catalog_matches_the_schema_of_the_editor(browser):
    with served(SITE) as address, opened(browser, address) as view:
        view.goto(address)
        for path in sorted((ROOT / "Themes/Catalog").glob("*.tabtheme.json")):
            view.get_by_label("Type a theme").fill("{")
            view.get_by_role("status").filter(has_text="JSON").wait_for()
            view.get_by_label("Type a theme").fill(path.read_text())
            view.get_by_role("status").filter(has_text="Matches the schema.").wait_for()


def test_the_search_finds_symbols_and_commands_of_all_modules(browser):
    with served(SITE) as address, opened(browser, address) as view:
        for words, title, path in [
            ("tabbarcenterbutton", "TabBarCenterButton", "documentation/tabcontrols/tabbarcenterbutton/"),
            ("asserttabsnapshot", "assertTabSnapshot", "documentation/tabsnapshots/"),
            ("commands", "Commands", "documentation/tabappearance/commands/"),
        ]:
            view.goto(f"{address}search.html?q={words}")
            first = view.locator("#results a").first
            first.wait_for()
            assert title in first.text_content(), first.text_content()
            assert path in first.get_attribute("href")
            for width in (390, 1280):
                view.set_viewport_size({"width": width, "height": 800})
                assert view.evaluate("document.scrollingElement.scrollWidth") <= width, (words, width)
        view.get_by_role("searchbox").fill("no such words")
        view.get_by_text("0 found").wait_for()


def test_a_row_of_the_capabilities_opens_to_its_sources(browser):
    with served(SITE) as address, opened(browser, address) as view:
        view.goto(f"{address}capabilities.html")
        row = view.locator("details", has_text="selected badge colors")
        assert not row.get_by_role("link").first.is_visible()
        row.locator("summary").click()
        assert row.get_by_role("link").first.get_attribute("href").startswith("https://github.com/")
        keys = re.findall(r"^\| `", (ROOT / "CAPABILITIES.md").read_text(), re.MULTILINE)
        assert view.locator("details").count() == len(keys)


def test_pages_name_uikit_and_not_the_stand_in(browser):
    with served(SITE) as address, opened(browser, address) as view:
        view.goto(f"{address}documentation/tabappearance/themedtabbarcontroller/")
        view.get_by_text("UIKit.UITabBarController").first.wait_for()
    for path in (SITE / "data").rglob("*.json"):
        assert '"HeadlessUIKit.' not in path.read_text(), path


def test_the_gallery_has_all_themes_and_the_bar(browser):
    page = browser.open(SITE / "gallery.html")
    page.check()
    names = [line.split("  ")[0] for line in browser.run("list").splitlines()]
    text = page.view.locator("main").text_content()
    assert [name for name in names if name not in text] == []
    assert page.view.get_by_role("navigation", name="Site").get_by_role("link").count() == 6
    # The page may have 500 kB per theme, which is 12 MB for 24 themes.
    assert (SITE / "gallery.html").stat().st_size < 500_000 * len(names)
    browser.picture(page, "page-gallery", full_page=False)
