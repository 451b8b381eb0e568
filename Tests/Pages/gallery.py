"""The gallery of themes."""

# Dark, middle and light bars; red, green and blue items; the order by name is another one than that by each figure.
THEMES = {
    "Ash": ("#8899AA", "#2040FF"),
    "Birch": ("#FFFFFF", "#C00010"),
    "Coal": ("#101010", "#10A040"),
}


def gallery(browser):
    """A gallery of three small themes and a built-in one."""
    path = browser.folder / "gallery.html"
    if not path.exists():
        for name, (bar, item) in THEMES.items():
            text = f'{{ "name": "{name}", "bar": {{ "backgroundColor": "{bar}" }}, "tintColor": "{item}" }}\n'
            (browser.folder / f"{name}.tabtheme.json").write_text(text)
        browser.run("gallery", "Midnight", *(f"{name}.tabtheme.json" for name in THEMES), "--output", path.name)
    return path


def shown(page):
    """The names of the themes that can be seen, in their order."""
    return page.view.locator("article:visible h2").all_text_contents()


def views(page, theme="ash"):
    """The views in which a theme is shown, by their classes."""
    pictures = page.view.locator(f"#{theme} .picture:visible").all()
    return [picture.get_attribute("class").removeprefix("picture ") for picture in pictures]


def choose(page, name):
    page.view.get_by_role("radio", name=name, exact=True).check()


def test_looks_right_at_all_sizes_in_both_styles(browser):
    path = gallery(browser)
    for style in ["light", "dark"]:
        for width in [390, 1440]:
            page = browser.open(path, width=width, style=style)
            page.check()
            browser.picture(page, f"gallery-{width}-{style}")
            for look, layout in [("Glass", "Inline"), ("Classic", "Compact inline")]:
                choose(page, look)
                choose(page, layout)
                page.check()
                browser.picture(page, f"gallery-{width}-{style}-{look}", full_page=False)
            page.view.get_by_text("Code and contrast").nth(2).click()
            page.check()
            browser.picture(page, f"gallery-{width}-{style}-code")


def test_has_names_for_everything_in_the_order_of_the_focus(browser):
    page = browser.open(gallery(browser))
    tree = page.accessibility()
    names = [name for role, name in tree if role in ("radio", "searchbox", "combobox", "checkbox")]
    assert names == [
        "Both", "Light", "Dark", "Classic", "Glass", "Stacked", "Inline", "Compact inline", "Standard", "High",
        "Search", "Sort by", "All", "Red", "Yellow", "Green", "Blue", "Purple", "Compared only",
        "Compare Ash", "Compare Birch", "Compare Coal", "Compare Midnight",
    ], names
    groups = [name for role, name in tree if role in ("group", "search", "main")]
    assert groups[:7] == ["View", "Style", "Look", "Layout", "Contrast", "Themes", "Color"], groups
    page.view.keyboard.press("Tab")
    assert page.view.evaluate("document.activeElement.textContent") == "Skip to the themes"
    order = []
    for _ in range(10):
        page.view.keyboard.press("Tab")
        order.append(page.view.evaluate("(e => e.name || e.textContent || e.value)(document.activeElement)"))
    assert order == [
        "style", "look", "layout", "contrast", "search", "sort", "color", "only", "Ash", "ash",
    ], order
    page.view.locator("[name=look]").first.focus()
    page.view.keyboard.press("ArrowRight")
    assert views(page) == ["light standard glass stacked", "dark standard glass stacked"]


def test_shows_one_view_at_a_time(browser):
    page = browser.open(gallery(browser))
    assert views(page) == ["light standard classic stacked", "dark standard classic stacked"]
    for name, view in [
        ("Dark", "dark standard classic stacked"), ("High", "dark high classic stacked"),
        ("Glass", "dark high glass stacked"), ("Compact inline", "dark high glass compactInline"),
        ("Inline", "dark high glass inline"), ("Light", "light high glass inline"),
    ]:
        choose(page, name)
        assert views(page) == [view], view
    # Where all bars are the same, and what is only inferred, is told where it is shown.
    assert "takes no color" in page.view.locator(".remark:visible").text_content()
    choose(page, "Stacked")
    assert page.view.locator(".remark:visible").count() == 0
    choose(page, "Compact inline")
    assert "inferred" in page.view.locator(".remark:visible").text_content()


def test_finds_themes_by_name_color_and_key(browser):
    page = browser.open(gallery(browser))
    search = page.view.get_by_label("Search")
    for text, names in [
        ("", ["Ash", "Birch", "Coal", "Midnight"]), ("bI", ["Birch"]), ("#10a040", ["Coal"]),
        ("scrollEdge", ["Midnight"]), ("red  birch", ["Birch"]), ("red ash", []),
    ]:
        search.fill(text)
        assert shown(page) == names, text
        assert page.view.locator("#count").text_content() == f"{len(names)} of 4 shown"
    search.fill("a")
    choose(page, "Blue")
    assert shown(page) == ["Ash"]
    assert page.view.locator("#count").text_content() == "1 of 4 shown"


def test_sorts(browser):
    page = browser.open(gallery(browser))
    lowest = {
        theme.get_attribute("data-name"): int(theme.get_attribute("data-contrast"))
        for theme in page.view.locator("article").all()
    }
    for by, names in [
        ("Brightness", ["Coal", "Ash", "Midnight", "Birch"]), ("Hue", ["Coal", "Ash", "Midnight", "Birch"]),
        ("Lowest contrast", sorted(lowest, key=lowest.get)), ("Name", ["Ash", "Birch", "Coal", "Midnight"]),
    ]:
        page.view.get_by_label("Sort by").select_option(by)
        assert shown(page) == names, (by, shown(page))


def test_compares_two(browser):
    page = browser.open(gallery(browser))
    only = page.view.get_by_label("Compared only")
    only.check()
    assert shown(page) == []
    assert page.view.locator(".hint").is_visible()
    only.uncheck()
    for name in ["Ash", "Coal"]:
        page.view.get_by_label(f"Compare {name}").check()
    count = page.view.locator("#count")
    assert count.text_content() == "4 of 4 shown, Ash and Coal compared"
    # A third one is refused, and how to have it is told.
    page.view.get_by_label("Compare Midnight").click()
    assert not page.view.get_by_label("Compare Midnight").is_checked()
    assert count.text_content() == "4 of 4 shown, Ash and Coal compared: uncheck one to compare another"
    only.check()
    assert shown(page) == ["Ash", "Coal"]
    left, right = (page.view.locator(f"#{name}").bounding_box() for name in ["ash", "coal"])
    assert left["y"] == right["y"] and left["x"] + left["width"] < right["x"]
    page.view.locator("#ash summary").click()
    assert page.view.locator("#ash").bounding_box()["width"] == left["width"]
    page.check()
    browser.picture(page, "gallery-compared")


def test_copies_the_code(browser):
    page = browser.open(gallery(browser), permissions=["clipboard-read", "clipboard-write"])
    page.view.locator("#ash summary").click()
    for language in ["JSON", "Swift"]:
        button = page.view.get_by_role("button", name=f"Copy the {language} of Ash")
        button.click()
        button.filter(has_text="Copied").wait_for()
        text = page.view.evaluate("navigator.clipboard.readText()")
        if language == "JSON":
            assert text == (browser.folder / "Ash.tabtheme.json").read_text()
        else:
            assert text == browser.run("export", "Ash.tabtheme.json")
    assert page.view.get_by_role("status").last.text_content() == "Copied"


def test_wears_the_style_that_is_chosen(browser):
    page = browser.open(gallery(browser), style="light")
    colors = []
    for name in ["Dark", "Light", "Both"]:
        choose(page, name)
        colors.append(page.view.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert colors == ["rgb(21, 21, 24)", "rgb(255, 255, 255)", "rgb(255, 255, 255)"], colors


def test_contrasts_follow_the_look(browser):
    page = browser.open(gallery(browser))
    page.view.locator("#ash summary").click()
    assert page.view.locator("#ash .classic h3:visible").count() == 1
    choose(page, "Glass")
    assert page.view.locator("#ash section.classic:visible").count() == 0
    assert "what is behind the bar decides" in page.view.locator("#ash section.glass").text_content()


def test_the_focus_is_never_under_the_controls(browser):
    page = browser.open(gallery(browser), height=700)
    links = page.view.locator("article h2 a").all()
    links[-1].focus()
    for _ in range(12):
        page.view.keyboard.press("Shift+Tab")
        box = page.view.evaluate("(r => [r.top, r.bottom])(document.activeElement.getBoundingClientRect())")
        inside = page.view.evaluate("document.activeElement.closest('.bar') !== null")
        bottom = page.view.evaluate("document.querySelector('.bar').getBoundingClientRect().bottom")
        assert inside or box[0] >= bottom - 1, (box, bottom)


def test_keeps_the_choices_in_the_address(browser):
    path = gallery(browser)
    page = browser.open(path)
    assert "#" not in page.address
    choose(page, "Glass")
    choose(page, "Dark")
    page.view.get_by_label("Compare Midnight").check()
    page.view.get_by_label("Sort by").select_option("Hue")
    page.view.get_by_label("Search").fill("i & #")
    address = page.address
    other = browser.open(path)
    other.view.goto(address)
    other.view.reload()
    assert other.view.get_by_label("Search").input_value() == "i & #"
    other.view.get_by_label("Search").fill("")
    assert other.view.get_by_label("Compare Midnight").is_checked()
    assert shown(other) == ["Coal", "Ash", "Midnight", "Birch"]
    assert views(other) == ["dark standard glass stacked"]
    # Values that there aren't are those of the beginning.
    other.follow("look=none&sort=none&style=light")
    assert shown(other) == ["Ash", "Birch", "Coal", "Midnight"]
    assert views(other) == ["light standard classic stacked"]
    # The address of a theme changes nothing, and stays.
    other.view.get_by_role("link", name="Midnight").click()
    assert other.address.endswith("#midnight")
    assert views(other) == ["light standard classic stacked"]
    choose(page, "Classic")
    choose(page, "Both")
    page.view.get_by_label("Search").fill("")
    page.view.get_by_label("Sort by").select_option("Name")
    page.view.get_by_label("Compare Midnight").uncheck()
    assert "#" not in page.address


def test_can_be_used_without_scripts(browser):
    page = browser.open(gallery(browser), scripts=False)
    page.check()
    for label in ["Search", "Sort by"]:
        assert not page.view.get_by_label(label).is_visible()
    choose(page, "Glass")
    choose(page, "Light")
    assert views(page) == ["light standard glass stacked"]
    choose(page, "Red")
    assert shown(page) == ["Birch"]
    choose(page, "All")
    page.view.get_by_label("Compare Ash").check()
    page.view.get_by_label("Compare Birch").check()
    page.view.get_by_label("Compared only").check()
    assert shown(page) == ["Ash", "Birch"]
    page.view.locator("#ash summary").click()
    assert page.view.get_by_role("region", name="JSON of Ash").is_visible()
    assert page.view.locator(".copy:visible").count() == 0
    page.check()


def test_prints_the_themes_alone(browser):
    page = browser.open(gallery(browser), width=794, height=1123)
    page.view.emulate_media(media="print")
    assert page.view.locator(".controls:visible, details:visible").count() == 0
    assert shown(page) == ["Ash", "Birch", "Coal", "Midnight"]
    assert len(views(page)) == 2
    browser.picture(page, "gallery-print")


def test_tells_the_choice_where_colors_are_the_users(browser):
    page = browser.open(gallery(browser), forced_colors="active")
    page.view.get_by_role("radio", name="Glass").check()
    assert page.view.get_by_role("radio", name="Glass").evaluate("input => getComputedStyle(input).opacity") == "1"
    assert page.view.get_by_role("radio", name="All").evaluate("input => getComputedStyle(input).opacity") == "1"
    browser.picture(page, "gallery-forced-colors", full_page=False)
