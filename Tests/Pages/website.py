"""The site that Scripts/docs builds, on a server of files."""
import contextlib
import functools
import http.server
import pathlib
import threading

SITE = pathlib.Path(__file__).resolve().parents[2] / ".build/site"


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served():
    """The address of the site on a server of this machine."""
    assert (SITE / "index.html").exists(), "there is no site; run Scripts/docs first"
    handler = functools.partial(Files, directory=SITE)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@contextlib.contextmanager
def opened(browser, address, **options):
    """A window on the site, from which nothing but the site can be reached; fails if a page complains."""
    context = browser.engine.new_context(viewport={"width": 1440, "height": 900}, **options)
    view = context.new_page()
    complaints = []
    view.on("console", lambda message: message.type == "error" and complaints.append(message.text))
    view.on("pageerror", lambda error: complaints.append(str(error)))
    view.on("response", lambda response: response.status >= 400 and complaints.append(response.url))

    def answer(route):
        if route.request.url.startswith(address):
            route.continue_()
        else:
            complaints.append(f"asks for {route.request.url}")
            route.abort()

    view.route("**/*", answer)
    yield view
    context.close()
    assert not complaints, "\n".join(complaints)


def test_the_first_page_leads_to_all_others(browser):
    with served() as address, opened(browser, address) as view:
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
    with served() as address, opened(browser, address) as view:
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
