"""Tests of the report of failed snapshots."""
import json
import shutil

FOLDER = "Tests/__Snapshots__/BarTests"


def render(browser, *words):
    return browser.folder / browser.run("render", *words, "--style", "light", "--output", "pictures").strip()


def report(browser):
    """Returns the file of a report of four snapshots: a changed picture and text, and a new picture and text."""
    path = browser.folder / "report.html"
    if path.exists():
        return path
    artifacts = browser.folder / "artifacts"
    (artifacts / "failures").mkdir(parents=True)
    for kind, accent, badge in [("before", "#005566", "3"), ("after", "#8E4585", "4")]:
        theme = f"{kind}.tabtheme.json"
        browser.run("new", "Brand", "--accent", accent, "--output", theme)
        (artifacts / f"bar.{kind}.txt").write_text(browser.run("show", theme))
        picture = render(browser, "before.tabtheme.json", "--badges", f"0={badge}")
        shutil.copy(picture, artifacts / f"badge.{kind}.png")
    shutil.copy(render(browser, "Midnight", "--ios", "26"), artifacts / "glass.after.png")
    (artifacts / "Größe & <Form>.after.txt").write_text(browser.run("list"))
    for line, name in enumerate(["badge.png", "glass.png", "Größe & <Form>.txt", "bar.txt"], 1):
        stem, extension = name.rsplit(".", 1)
        old = f"{stem}.before.{extension}"
        failure = {
            "path": f"{FOLDER}/{name}", "test": "bar()", "source": f"Tests/{'Theme' if name == 'bar.txt' else 'Bar'}Tests.swift", "line": line, "words": [],
            "after": f"{stem}.after.{extension}",
        }
        if (artifacts / old).exists():
            failure["before"] = old
        (artifacts / "failures" / f"{line}.json").write_text(json.dumps(failure))
    browser.run("snapshots", "report", "artifacts", "--output", path.name)
    return path


def shown(page):
    """Returns the numbers of the snapshots that aren't filtered out."""
    return [int(article.get_attribute("id").split("-")[1]) for article in page.view.locator("article:visible").all()]


def test_looks_right_at_all_sizes_in_both_styles(browser):
    path = report(browser)
    for style in ["light", "dark"]:
        for width in [390, 1440]:
            page = browser.open(path, width=width, style=style)
            page.check()
            browser.picture(page, f"report-{width}-{style}")
            for view in ["Slider", "Onion skin", "Difference"]:
                page.view.get_by_role("radio", name=view).check()
                page.check()
                page.view.locator("#snapshot-1").evaluate("article => article.scrollIntoView()")
                browser.picture(page, f"report-{width}-{style}-{view.split()[0].lower()}", full_page=False)
            page.view.get_by_label("Actual pixels").check()
            page.view.get_by_role("radio", name="Slider").check()
            page.check()
            pair = page.view.locator("#snapshot-1")
            pair.evaluate("article => article.scrollIntoView()")
            assert pair.locator(".before img").bounding_box() == pair.locator(".after img").bounding_box()
            browser.picture(page, f"report-{width}-{style}-pixels", full_page=False)


def test_has_names_for_everything_in_the_order_of_the_focus(browser):
    page = browser.open(report(browser))
    tree = page.accessibility()
    names = [(role, name) for role, name in tree if role in ("searchbox", "combobox", "radio", "button")]
    assert names == [
        ("radio", "Side by side"), ("radio", "Slider"), ("radio", "Onion skin"), ("radio", "Difference"),
        ("button", "Previous"), ("button", "Next"),
        ("searchbox", "Name"), ("combobox", "Kind"), ("combobox", "State"),
    ], names
    kinds = ("banner", "main", "navigation", "region", "search")
    landmarks = [(role, name) for role, name in tree if role in kinds]
    assert landmarks == [
        ("banner", ""), ("region", "View"), ("search", "Filter"), ("navigation", "Snapshots"), ("main", ""),
    ], landmarks
    articles = [name for role, name in tree if role == "article"]
    assert articles[0] == "BarTests/badge.png changed", articles
    page.view.keyboard.press("Tab")
    assert page.view.evaluate("document.activeElement.textContent") == "Skip to the snapshots"
    order = []
    for _ in range(8):
        page.view.keyboard.press("Tab")
        order.append(page.view.evaluate("(e => e.id || e.textContent.trim())(document.activeElement)"))
    assert order[:7] == ["view-1", "pixels", "previous", "next", "name", "kind", "state"], order


def test_opens_on_what_changed_enlarged_with_counts_by_suite(browser):
    page = browser.open(report(browser), width=390)
    assert page.view.locator(".suites li").all_text_contents() == [
        "BarTests 1 changed, 2 new", "ThemeTests 1 changed",
    ]
    # The badge alone differs: a part of it, before and after, is above the whole pictures.
    parts = page.view.locator("#snapshot-1 .close-up")
    boxes = [part.locator("img").bounding_box() for part in parts.all()]
    assert len(boxes) == 2 and boxes[0]["y"] == boxes[1]["y"] and boxes[0]["x"] < boxes[1]["x"]
    assert boxes[1]["y"] + boxes[1]["height"] < page.view.locator("#snapshot-1 .before img").bounding_box()["y"]
    pictures = [part.locator("img").screenshot() for part in parts.all()]
    assert pictures[0] != pictures[1]
    assert [part.locator("figcaption").text_content().split(",")[0] for part in parts.all()] == ["Before ×4", "After ×4"]
    for view in ["Slider", "Difference"]:
        page.view.get_by_role("radio", name=view).check()
        assert parts.first.is_visible()


def test_filters_by_name_kind_and_state(browser):
    page = browser.open(report(browser))
    assert shown(page) == [1, 2, 3, 4]
    page.view.get_by_label("Name").fill("TESTS/BA")
    # Pictures come first.
    assert shown(page) == [1, 4]
    page.view.get_by_label("Kind").select_option("Pictures")
    assert shown(page) == [1]
    assert page.view.locator("#count").text_content() == "1 of 4 shown"
    assert page.view.locator("nav li:visible").all_text_contents() == ["BarTests/badge.png changed"]
    page.view.get_by_label("Name").fill("")
    page.view.get_by_label("Kind").select_option("All")
    page.view.get_by_label("State").select_option("New")
    assert shown(page) == [2, 3]
    page.view.get_by_label("Name").fill("nothing")
    assert shown(page) == []
    assert page.view.locator("#count").text_content() == "0 of 4 shown"
    page.view.get_by_role("button", name="Next").click()


def test_goes_from_snapshot_to_snapshot_by_keys(browser):
    page = browser.open(report(browser), height=500)

    def focused():
        return page.view.evaluate("document.activeElement.id")

    for key, name in ["n1", "j2", "n3", "n4", "n4", "p3", "k2"]:
        page.view.keyboard.press(key)
        assert focused() == f"snapshot-{name}", (key, name, focused())
        box = page.view.locator(f"#snapshot-{name} h2").bounding_box()
        assert 0 <= box["y"] < 500, box
    page.view.keyboard.press("/")
    assert focused() == "name"
    page.view.keyboard.type("bar.tn")
    assert page.view.get_by_label("Name").input_value() == "bar.tn"
    page.view.keyboard.press("Escape")
    page.view.get_by_label("Name").fill("new")
    page.view.get_by_label("Name").fill("")
    page.view.keyboard.press("Escape")
    for key, view in [("2", "Slider"), ("3", "Onion skin"), ("4", "Difference"), ("1", "Side by side")]:
        page.view.keyboard.press(key)
        assert page.view.get_by_role("radio", name=view).is_checked(), view
    page.view.keyboard.press("x")
    assert page.view.get_by_label("Actual pixels").is_checked()
    page.view.get_by_text("Keyboard").click()
    page.view.get_by_label("Use these keys").uncheck()
    page.view.keyboard.press("2")
    assert page.view.get_by_role("radio", name="Side by side").is_checked()


def test_the_slider_divides_the_pictures(browser):
    page = browser.open(report(browser))
    page.view.get_by_role("radio", name="Slider").check()
    page.view.locator("#snapshot-1").evaluate("article => article.scrollIntoView()")
    pair = page.view.locator("#snapshot-1 .pictures")
    before, after = pair.locator(".before img"), pair.locator(".after img")
    # The two pictures have the same frame.
    assert before.bounding_box() == after.bounding_box()
    assert not pair.locator(".difference").is_visible()
    slider = page.view.locator("#snapshot-1").get_by_role("slider", name="Divider")
    # The pictures differ only in the badge, which is in their first fifth.
    pictures = {}
    for value in [0, 50, 100]:
        slider.fill(str(value))
        assert f"{value}%" in after.evaluate("image => getComputedStyle(image).clipPath"), value
        pictures[value] = badge(before)
    assert pictures[0] != pictures[100]
    assert pictures[50] == pictures[100]
    before.evaluate("image => image.scrollIntoView({ block: 'center' })")
    box = before.bounding_box()
    page.view.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20)
    page.view.mouse.down()
    page.view.mouse.move(box["x"] + box["width"] / 4, box["y"] + 20)
    page.view.mouse.up()
    assert slider.input_value() == "25"
    slider.focus()
    page.view.keyboard.press("ArrowRight")
    assert slider.input_value() == "26"
    page.check()


def badge(image):
    """Returns a screenshot of the badge, without the divider."""
    box = image.bounding_box()
    (left, top), (width, height) = (box["x"], box["y"]), (box["width"], box["height"])
    clip = {"x": left + width * 0.1, "y": top + 2, "width": width * 0.08, "height": height / 2}
    return image.page.screenshot(clip=clip)


def test_one_picture_shines_through_the_other(browser):
    page = browser.open(report(browser))
    page.view.get_by_role("radio", name="Onion skin").check()
    page.view.locator("#snapshot-1").evaluate("article => article.scrollIntoView()")
    pair = page.view.locator("#snapshot-1 .pictures")
    slider = page.view.locator("#snapshot-1").get_by_role("slider", name="Opacity of after")
    pictures = []
    for value in [0, 50, 100]:
        slider.fill(str(value))
        pictures.append(badge(pair.locator(".before img")))
    assert len(set(pictures)) == 3
    # A new picture has no old one below, so it stays opaque.
    assert page.view.locator("#snapshot-2 img").evaluate("image => getComputedStyle(image).opacity") == "1"


def test_shows_the_difference_alone(browser):
    page = browser.open(report(browser))
    page.view.get_by_role("radio", name="Difference").check()
    figures = page.view.locator("figure:visible").all()
    assert [figure.get_attribute("class") for figure in figures] == ["close-up", "close-up", "difference", "after"]


def test_can_be_read_without_scripts(browser):
    page = browser.open(report(browser), scripts=False)
    page.check()
    assert shown(page) == [1, 2, 3, 4]
    assert page.view.locator("figure:visible").count() == 6
    for name in ["Name", "Kind", "Divider"]:
        assert not page.view.get_by_label(name, exact=True).first.is_visible(), name
    # The choice of a view needs no script.
    page.view.get_by_role("radio", name="Difference").check()
    assert page.view.locator(".pictures figure:visible").count() == 2
    page.check()


def test_tells_the_view_where_colors_are_the_users(browser):
    page = browser.open(report(browser), forced_colors="active")
    radio = page.view.get_by_role("radio", name="Slider")
    assert radio.evaluate("input => getComputedStyle(input).opacity") == "1"


def test_prints_all_pictures(browser):
    page = browser.open(report(browser), width=794, height=1123)
    page.view.get_by_role("radio", name="Slider").check()
    page.view.emulate_media(media="print")
    assert page.view.locator("figure:visible").count() == 6
    assert not page.view.locator(".controls:visible").count()
    browser.picture(page, "report-print")
    clip = page.view.locator(".after img").first.evaluate("image => getComputedStyle(image).clipPath")
    assert clip == "none", clip


def test_a_run_without_a_difference_is_a_page_too(browser):
    (browser.folder / "empty/failures").mkdir(parents=True)
    browser.run("snapshots", "report", "empty", "--output", "empty.html")
    browser.open(browser.folder / "empty.html").check()
