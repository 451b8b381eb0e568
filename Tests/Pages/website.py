"""The site that Scripts/docs builds, on a server of files."""
from server import ROOT, opened, served

SITE = ROOT / ".build/site"


def test_the_first_page_leads_to_all_others(browser):
    with served(SITE) as address, opened(browser, address) as view:
        view.goto(address)
        links = [(link.text_content(), link.get_attribute("href")) for link in view.locator("li a").all()]
        assert len(links) == 8
        for name, path in links:
            view.goto(address)
            view.get_by_role("link", name=name, exact=True).click()
            title = "Themes for tab bars" if name == "Gallery" else name
            view.get_by_role("heading", level=1, name=title).wait_for()
            assert view.url == address + path, view.url


def test_pages_of_one_module_lead_to_each_other(browser):
    with served(SITE) as address, opened(browser, address) as view:
        view.goto(f"{address}documentation/tabappearance/fidelity/")
        view.locator("main a[href$='/capabilities']").first.click()
        view.get_by_role("heading", level=1, name="Capabilities").wait_for()
        view.locator("main table tr").nth(50).wait_for()
        view.goto(f"{address}documentation/")
        for module in ["TabAppearance", "TabControls", "TabSnapshots"]:
            view.locator(f"main a[href$='/documentation/{module.lower()}']").first.wait_for()


def test_the_first_page_looks_right_in_both_styles(browser):
    for style in ["light", "dark"]:
        for width in [390, 1440]:
            page = browser.open(SITE / "index.html", width=width, style=style)
            page.check()
            browser.picture(page, f"site-{width}-{style}")


def test_the_gallery_has_all_themes(browser):
    page = browser.open(SITE / "gallery.html")
    names = [line.split("  ")[0] for line in browser.run("list").splitlines()]
    assert page.view.locator("article h2").all_text_contents() == names
    # 12 MB for 24 themes.
    assert (SITE / "gallery.html").stat().st_size < 500_000 * len(names)
    browser.picture(page, "page-gallery", full_page=False)
