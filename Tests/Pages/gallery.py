"""Tests of the gallery of themes."""
import base64
import json
import subprocess
import time

from page import FAULTS

# The bar and item colors of themes: bars of three lightnesses and items of three hues.
# Sorted by name, the themes have another order than sorted by any figure.
THEMES = {
    "Ash": ("#8899AA", "#2040FF"),
    "Birch": ("#FFFFFF", "#C00010"),
    "Coal": ("#101010", "#10A040"),
}
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def gallery(browser):
    """Returns the file of a gallery of `THEMES` and of built-in themes with a gradient, with serifs, and for glass."""
    path = browser.folder / "gallery.html"
    if not path.exists():
        for name, (bar, item) in THEMES.items():
            text = f'{{ "name": "{name}", "bar": {{ "backgroundColor": "{bar}" }}, "tintColor": "{item}" }}\n'
            (browser.folder / f"{name}.tabtheme.json").write_text(text)
        names = ["Admiral", "Aurora", "Broadsheet", *(f"{name}.tabtheme.json" for name in THEMES)]
        browser.run("gallery", *names, "--output", path.name)
    return path


ALL = ["Admiral", "Ash", "Aurora", "Birch", "Broadsheet", "Coal"]


def shown(page):
    """Returns the names of the themes with visible cards, in the order of the page."""
    return page.view.locator("article:visible h2 a").all_text_contents()


def frames(page):
    """Returns the names of the themes in the film strip."""
    return [text.removesuffix(" Aa") for text in page.view.locator(".film label:visible").all_text_contents()]


def views(page, theme="ash"):
    """Returns the classes of the visible pictures of a theme."""
    pictures = page.view.locator(f"#{theme} .picture:visible").all()
    return [picture.get_attribute("class").removeprefix("picture ").removeprefix("missing ") for picture in pictures]


def name(page):
    """Returns the name of the theme on the stage."""
    return page.view.locator("#stage-name").text_content()


def choose(page, name):
    page.view.get_by_role("radio", name=name, exact=True).check()


def chosen(page, name):
    return page.view.locator(f"[name={name}]:checked").get_attribute("value")


def set_color(page, label, color):
    """Sets a color well to a color, as its picker does."""
    well = page.view.get_by_label(label)
    well.evaluate("(well, color) => { well.value = color; well.dispatchEvent(new Event('input', { bubbles: true })) }", color)


def pixels(page, color):
    """Returns the number of pixels of the phone that have a color."""
    page.view.evaluate("document.querySelector('.screen').scrollIntoView({ block: 'center' })")
    return pixels_of(page, page.view.locator(".screen").screenshot(), color)


def pixels_of(page, png, color):
    """Returns the number of pixels of a picture that have a color."""
    data = "data:image/png;base64," + base64.b64encode(png).decode()
    # The page's policy allows images only from data URLs, so the screenshot is passed as one.
    return page.view.evaluate(
        """async ([data, color]) => {
          const image = new Image()
          image.src = data
          await image.decode()
          const canvas = new OffscreenCanvas(image.width, image.height)
          const context = canvas.getContext('2d')
          context.drawImage(image, 0, 0)
          const pixels = context.getImageData(0, 0, image.width, image.height).data
          let count = 0
          for (let at = 0; at < pixels.length; at += 4) {
            if (color.every((part, index) => Math.abs(pixels[at + index] - part) < 3)) count += 1
          }
          return count
        }""",
        [data, [int(color[at:at + 2], 16) for at in (1, 3, 5)]],
    )


def hidden_focus(page):
    """Returns a description of the focused element if it is covered or outside of the window, or None."""
    return page.view.evaluate("""() => {
      const element = document.activeElement
      if (element === document.body) return null
      const shown = element.closest('label') ?? element
      const box = shown.getBoundingClientRect()
      const [x, y] = [Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1), box.y + Math.min(box.height, innerHeight) / 2]
      const top = document.elementFromPoint(x, y)
      return top && (shown.contains(top) || top.contains(shown)) ? null : `${element.outerHTML.slice(0, 90)} at ${x}, ${y}`
    }""")


def test_looks_right_at_all_sizes_in_both_styles(browser):
    path = gallery(browser)
    for style in ["light", "dark"]:
        for width in [390, 768, 1280, 1920]:
            page = browser.open(path, width=width, style=style, reduced_motion="reduce")
            page.check()
            browser.picture(page, f"gallery-{width}-{style}")
            for look, layout in [("Glass", "Inline"), ("Classic", "Compact inline")]:
                choose(page, look)
                choose(page, layout)
                page.check()
                browser.picture(page, f"gallery-{width}-{style}-{look}", full_page=False)
            page.view.locator(".panel summary").click()
            page.check()
            choose(page, "All themes")
            page.check()
            browser.picture(page, f"gallery-{width}-{style}-all", full_page=False)


def test_every_theme_can_be_read_on_the_page_that_wears_it(browser):
    path = browser.folder / "all.html"
    browser.run("gallery", "--output", path.name)
    assert path.stat().st_size < 2_000_000
    for style in ["light", "dark"]:
        page = browser.open(path, style=style, reduced_motion="reduce")
        names = frames(page)
        assert len(names) >= 28
        grounds = set()
        # The page begins with a theme that has a light bar in light style.
        first = names.index("Midnight")
        for theme in names[first:] + names[:first]:
            assert name(page) == theme
            assert page.view.evaluate(FAULTS) == [], theme
            grounds.add(page.view.evaluate("getComputedStyle(document.body).backgroundColor"))
            page.view.keyboard.press("ArrowRight")
        assert name(page) == "Midnight"
        assert len(grounds) > len(names) * 0.7, grounds
        browser.picture(page, f"gallery-built-in-{style}", full_page=False)


def test_has_names_for_everything_in_the_order_of_the_focus(browser):
    page = browser.open(gallery(browser), reduced_motion="no-preference")
    tree = page.accessibility()
    names = [name for role, name in tree if role in ("radio", "searchbox", "combobox", "ColorWell", "button")]
    assert names == [
        "Both", "Light", "Dark", "Classic", "Glass", "Stacked", "Inline", "Compact inline", "Standard", "High",
        "One theme", "All themes", "Keys", "Previous theme", "Next theme", "Random", "Compare", "Pause",
        *(f"{label} {color}" for label, color in [
            ("Bar", "#172B58"), ("Line", "#314C7E"), ("Selected", "#EEC870"), ("Normal", "#99A6BC"),
            ("Disabled", "#435677"), ("Badge", "#FF9A8C"), ("Badge text", "#33060A"),
        ]),
        "Copy applyTheme(.admiral)", "Copy JSON", "Copy Swift", "Search", "Sort by",
        "All", "Red", "Yellow", "Green", "Blue", "Purple", "Gray",
        *(f"{theme} Aa" if theme == "Broadsheet" else theme for theme in ALL),
    ], names
    page.view.keyboard.press("Tab")
    assert page.view.evaluate("document.activeElement.textContent") == "Skip to the themes"
    order = []
    for _ in range(26):
        page.view.keyboard.press("Tab")
        order.append(page.view.evaluate(
            "(e => e.name || e.dataset.code || e.dataset.do || e.dataset.well || e.id || e.localName)(document.activeElement)"
        ))
    assert order == [
        "style", "look", "layout", "contrast", "show", "help", "previous", "next", "random", "compare", "pause",
        "0", "1", "2", "3", "4", "5", "6", "line", "json", "swift", "code", "search", "sort", "color", "theme",
    ], order


def test_the_focus_is_always_seen(browser):
    for width in [390, 1280]:
        page = browser.open(gallery(browser), width=width, height=700, reduced_motion="reduce")
        for show in ["One theme", "All themes"]:
            choose(page, show)
            page.view.locator(".panel summary" if show == "One theme" else "article h2 a").last.focus()
            seen = set()
            for key in ["Shift+Tab"] * 24 + ["Tab"] * 24:
                page.view.keyboard.press(key)
                assert hidden_focus(page) is None, (width, show, hidden_focus(page))
                outline = page.view.evaluate("""() => {
                  const element = document.activeElement
                  const styles = [element, element.closest('label') ?? element].map(one => getComputedStyle(one).outlineStyle)
                  return element === document.body || styles.includes('solid')
                }""")
                assert outline, page.view.evaluate("document.activeElement.outerHTML")
                seen.add(page.view.evaluate("document.activeElement.outerHTML"))
            assert len(seen) > 12


def test_steps_and_switches_by_keys(browser):
    page = browser.open(gallery(browser), style="dark")
    press = page.view.keyboard.press
    assert (name(page), chosen(page, "style")) == ("Admiral", "dark")
    press("ArrowRight")
    press("ArrowRight")
    assert name(page) == "Aurora"
    for _ in range(3):
        press("ArrowLeft")
    assert name(page) == "Coal"
    assert page.view.locator(".film :checked").get_attribute("value") == "coal"
    for key, control, values in [
        ("d", "style", ["light", "dark"]), ("g", "look", ["glass", "classic"]), ("h", "contrast", ["high", "standard"]),
        ("l", "layout", ["inline", "compactInline", "stacked"]), ("a", "show", ["all", "one"]),
    ]:
        for value in values:
            press(key)
            assert chosen(page, control) == value, (key, value)
    press("r")
    assert name(page) != "Coal"
    press("/")
    page.view.keyboard.type("dag")
    assert (page.view.get_by_label("Search").input_value(), chosen(page, "style")) == ("dag", "dark")
    assert frames(page) == []
    press("Escape")
    assert frames(page) == ALL and page.view.get_by_label("Search").input_value() == ""
    press("Shift+?")
    dialog = page.view.get_by_role("dialog", name="Keys")
    assert dialog.is_visible()
    page.check()
    browser.picture(page, "gallery-keys", full_page=False)
    # Shortcuts of one letter can be turned off, for dictation and against keys hit by mistake.
    dialog.get_by_label("Letters are keys").uncheck()
    dialog.get_by_role("button", name="Close").click()
    press("g")
    assert chosen(page, "look") == "classic"
    # In a group of radio buttons, arrow keys choose another button of the group.
    page.view.locator("[name=look]:checked").focus()
    press("ArrowRight")
    assert chosen(page, "look") == "glass"


def test_follows_the_style_that_the_reader_prefers(browser):
    for style, other in [("light", "dark"), ("dark", "light")]:
        page = browser.open(gallery(browser), style=style)
        assert chosen(page, "style") == style and "#" not in page.address
        page.view.emulate_media(color_scheme=other)
        page.view.locator(f"[name=style][value={other}]:checked").wait_for(state="attached")
        assert page.view.locator(".layer").last.get_attribute("data-variant") == ("1" if other == "dark" else "0")


def test_the_page_wears_the_theme(browser):
    page = browser.open(gallery(browser), style="light", reduced_motion="reduce")
    ground = "getComputedStyle(document.body).backgroundColor"
    assert page.view.evaluate(ground) == "rgb(23, 43, 88)"
    assert page.view.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    choose(page, "Coal")
    assert page.view.evaluate(ground) == "rgb(16, 16, 16)"
    choose(page, "All themes")
    assert page.view.evaluate(ground) == "rgb(255, 255, 255)"
    choose(page, "Dark")
    assert page.view.evaluate(ground) == "rgb(21, 21, 24)"


def test_nothing_shines_through_at_the_corners_of_a_bar(browser):
    page = browser.open(gallery(browser), style="light", reduced_motion="reduce")
    choose(page, "All themes")
    # The bar and the page are white; the picture behind the bar isn't.
    picture = page.view.locator("#birch .picture:visible").first
    picture.scroll_into_view_if_needed()
    box = picture.bounding_box()
    corner = {"x": box["x"], "y": box["y"] + box["height"] - 24, "width": 24, "height": 24}
    png = page.view.screenshot(clip=corner)
    assert pixels_of(page, png, "#FFFFFF") == pixels_of(page, page.view.screenshot(clip={**corner, "x": 0}), "#FFFFFF")


def test_moves_only_what_may_move(browser):
    page = browser.open(gallery(browser), reduced_motion="no-preference")
    scroll = "getComputedStyle(document.querySelector('.screen')).getPropertyValue('--scroll')"
    first = page.view.evaluate(scroll)
    # Not wait_for_function: the page's policy forbids the eval with which it tries a second time.
    deadline = time.monotonic() + 10
    while page.view.evaluate(scroll) == first:
        assert time.monotonic() < deadline, "nothing moves"
        page.view.wait_for_timeout(20)
    page.view.keyboard.press("p")
    assert page.view.get_by_role("button", name="Pause").get_attribute("aria-pressed") == "true"
    still = page.view.evaluate(scroll)
    page.view.wait_for_timeout(200)
    assert page.view.evaluate(scroll) == still
    page = browser.open(gallery(browser), reduced_motion="reduce")
    assert page.view.get_by_role("button", name="Pause").count() == 0
    page.view.keyboard.press("ArrowRight")
    assert page.view.evaluate("document.getAnimations().length") == 0


def test_wells_change_the_bar_and_its_contrast(browser):
    page = browser.open(gallery(browser), style="light", reduced_motion="reduce")
    chips = page.view.locator(".chips")
    assert chips.locator("li").all_text_contents() == ["Selected 8.62 AAA", "Normal 5.60 AA", "Badge 8.75 AAA"]
    assert pixels(page, "#172B58") > 20_000 and pixels(page, "#EE00AA") == 0
    set_color(page, "Selected", "#ee00aa")
    assert pixels(page, "#EE00AA") > 100
    assert chips.locator("li").first.text_content() == "Selected 3.42 below AA"
    assert chips.locator(".low").count() == 1
    page.check()
    set_color(page, "Bar", "#ffffff")
    assert pixels(page, "#172B58") == 0 and pixels(page, "#FFFFFF") > 20_000
    # The page, the film strip and the cards have the new color.
    assert page.view.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    for place in [".film [value=admiral] + .thumb", "#admiral .picture.light.standard.classic.inline"]:
        assert page.view.locator(place).evaluate("place => place.style.getPropertyValue('--c0')") == "#FFFFFF", place
    # A color is edited for one theme in one style and contrast; the others keep theirs.
    choose(page, "Dark")
    assert pixels(page, "#09122A") > 20_000
    choose(page, "Light")
    choose(page, "Ash")
    assert page.view.get_by_label("Bar").input_value() == "#8899aa"
    choose(page, "Admiral")
    assert page.view.get_by_label("Bar").input_value() == "#ffffff"
    browser.picture(page, "gallery-edited", full_page=False)
    page.view.get_by_role("button", name="Reset").click()
    assert page.view.get_by_label("Bar").input_value() == "#172b58" and pixels(page, "#172B58") > 20_000
    # On glass, the wells have the colors that iOS takes; a variation for glass sets them, so they can't be changed.
    choose(page, "Glass")
    wells = page.view.locator(".wells").first.locator("label")
    assert wells.all_text_contents() == ["Selected#172B58", "Badge#B3261E", "Badge text#FFFFFF"]
    assert page.view.get_by_label("Selected").is_disabled()
    note = page.view.locator(".wells-note")
    assert "can’t be changed here" in note.text_content()
    choose(page, "Inline")
    assert page.view.locator(".wells label").count() == 0 and "no color" in note.text_content()


def test_chips_have_the_contrasts_that_the_tool_measures(browser):
    path = gallery(browser)
    for style, column in [("light", 0), ("dark", 1)]:
        page = browser.open(path, style=style)
        for theme in ["Admiral", "Ash", "Birch", "Coal"]:
            choose(page, theme)
            rows = page.view.locator(".panel section.classic tr").all()
            measured = {
                row.locator("th").text_content(): row.locator("td").nth(column).text_content() for row in rows[1:]
            }
            for chip in page.view.locator(".chips li").all_text_contents():
                kind, ratio = chip.split(" ")[0], chip.split(" ")[1]
                row = measured["Badge" if kind == "Badge" else f"{kind} title"]
                assert ratio in row, (theme, style, chip, row)


def test_copies_the_line_json_and_swift(browser):
    page = browser.open(gallery(browser), style="light", permissions=CLIPBOARD)

    def copied(button):
        clicked = page.view.get_by_role("button", name=button)
        clicked.click()
        clicked.and_(page.view.locator("[data-done=Copied]")).wait_for()
        text = page.view.evaluate("navigator.clipboard.readText()")
        assert page.view.locator("#code").text_content() == text
        return text

    assert copied("Copy applyTheme(.admiral)") == "tabBarController.applyTheme(.admiral)\n"
    assert json.loads(copied("Copy JSON")) == {"name": "My Admiral", "extends": "Admiral"}
    assert copied("Copy Swift") == "tabBarController.applyTheme(.admiral)\n"
    set_color(page, "Bar", "#204080")
    set_color(page, "Badge text", "#000000")
    text = copied("Copy JSON")
    assert json.loads(text) == {
        "name": "My Admiral", "extends": "Admiral",
        "colors": {
            "deck": {"light": "#204080", "dark": "#09122A", "lightHighContrast": "#051237", "darkHighContrast": "#01030C"},
            "badgeText": {"light": "#000000", "dark": "#33060A", "lightHighContrast": "#33060A"},
        },
    }
    # The copied text is a valid theme with the new color.
    (browser.folder / "mine.tabtheme.json").write_text(text)
    assert "#204080" in browser.run("show", "mine.tabtheme.json")
    assert copied("Copy Swift") == """var theme = TabBarTheme.admiral
theme.name = "My Admiral"
theme.colors["deck"] = .dynamic(
  light: "#204080",
  dark: "#09122A",
  lightHighContrast: "#051237",
  darkHighContrast: "#01030C"
)
theme.colors["badgeText"] = .dynamic(
  light: "#000000",
  dark: "#33060A",
  lightHighContrast: "#33060A"
)
tabBarController.applyTheme(theme)
"""
    assert 'theme(named: "My Admiral")' in copied("Copy line")
    # Ash comes from a file, and its colors have no names.
    choose(page, "Ash")
    assert 'theme(named: "Ash")' in copied("Copy applyTheme(…)")
    set_color(page, "Selected", "#000000")
    assert json.loads(copied("Copy JSON")) == {
        "name": "My Ash", "extends": "Ash",
        "item": {"selected": {"color": {"light": "#000000", "dark": "#2040FF", "lightHighContrast": "#2040FF"}}},
    }
    assert page.view.get_by_role("status").last.text_content() == "Copied"
    assert copied("Copy Swift").startswith("var theme = try TabBarThemeCatalog(.bundle(.main), .builtIn).theme(named: \"Ash\")\n")


def test_a_mark_stays_two_seconds_after_the_last_copy(browser):
    page = browser.open(gallery(browser), permissions=CLIPBOARD)
    # Only `run_for` moves the clock, however slow the machine is.
    page.view.clock.install(time=0)
    page.view.clock.pause_at(3600)
    button = page.view.get_by_role("button", name="Copy Swift")
    mark = button.and_(page.view.locator("[data-done=Copied]"))
    for milliseconds in [1500, 1500]:
        button.click()
        mark.wait_for()
        page.view.clock.run_for(milliseconds)
        assert mark.count() == 1
    page.view.clock.run_for(1000)
    assert mark.count() == 0


def test_the_code_of_a_theme_is_below_it(browser):
    page = browser.open(gallery(browser), permissions=CLIPBOARD)
    choose(page, "Ash")
    page.view.locator(".panel summary").click()
    assert page.view.locator(".panel summary").text_content() == "Code and contrast of Ash"
    for language in ["JSON", "Swift"]:
        page.view.get_by_role("button", name=f"Copy the {language} of Ash").click()
        page.view.locator(f"[data-done=Copied][aria-label='Copy the {language} of Ash']").wait_for()
        text = page.view.evaluate("navigator.clipboard.readText()")
        if language == "JSON":
            assert text == (browser.folder / "Ash.tabtheme.json").read_text()
        else:
            assert text == browser.run("export", "Ash.tabtheme.json")
    assert page.view.locator(".panel .classic h3:visible").count() == 1
    choose(page, "Glass")
    assert page.view.locator(".panel section.classic:visible").count() == 0
    assert page.view.locator(".panel section.glass table:visible").count() == 1
    choose(page, "Coal")
    assert page.view.get_by_role("region", name="JSON of Coal").is_visible()
    assert page.view.locator(".panel .details").count() == 1


def test_compares_two_behind_a_divider(browser):
    page = browser.open(gallery(browser), style="light", reduced_motion="reduce")
    choose(page, "Coal")
    page.view.keyboard.press("v")
    choose(page, "Birch")
    assert page.view.locator(".names span").all_text_contents() == ["Coal", "Birch"]
    compare = page.view.get_by_role("button", name="Compared with Coal")
    assert compare.get_attribute("aria-pressed") == "true"
    # The colors of both are listed.
    for place, theme, bar in [(0, "Birch", "#FFFFFF"), (1, "Coal", "#101010")]:
        wells = page.view.locator(".wells").nth(place)
        assert wells.locator("legend").text_content() == f"Colors of {theme}"
        assert wells.locator("label").first.text_content() == f"Bar{bar}"
    divider = page.view.get_by_label("Divider between Coal and Birch")
    half = pixels(page, "#101010")
    assert 8_000 < half < 25_000 and pixels(page, "#FFFFFF") > 8_000
    divider.focus()
    for _ in range(20):
        page.view.keyboard.press("ArrowRight")
    assert divider.input_value() == "70" and pixels(page, "#101010") > half * 1.2
    for _ in range(4):
        page.view.keyboard.press("[")
    assert divider.input_value() == "50"
    # The divider can be dragged, too.
    box = page.view.locator(".screen").bounding_box()
    page.view.mouse.move(box["x"] + box["width"] / 2, box["y"] + 150)
    page.view.mouse.down()
    page.view.mouse.move(box["x"] + box["width"] / 4, box["y"] + 150)
    page.view.mouse.up()
    assert 20 < int(divider.input_value()) < 30
    page.check()
    browser.picture(page, "gallery-compared", full_page=False)
    # A newly chosen theme replaces the second of the compared ones.
    choose(page, "Ash")
    assert page.view.locator(".names span").all_text_contents() == ["Coal", "Ash"]
    compare = page.view.get_by_role("button", name="Compared with Coal")
    compare.click()
    assert page.view.locator(".names span:visible").count() == 0 and name(page) == "Ash"
    choose(page, "Both")
    assert page.view.locator(".names span").all_text_contents() == ["Ash, light", "Ash, dark"]


def test_shows_one_view_at_a_time(browser):
    page = browser.open(gallery(browser), style="light", reduced_motion="reduce")
    choose(page, "All themes")
    choose(page, "Both")
    assert views(page) == ["light standard classic stacked", "dark standard classic stacked"]
    for label, view in [
        ("Dark", "dark standard classic stacked"), ("High", "dark high classic stacked"),
        ("Glass", "dark high glass stacked"), ("Compact inline", "dark high glass compactInline"),
        ("Inline", "dark high glass inline"), ("Light", "light high glass inline"),
    ]:
        choose(page, label)
        assert views(page) == [view], view
    # If all bars are the same, one is drawn, and a remark has the reason.
    assert "takes no color" in page.view.locator(".remark:visible").text_content()
    assert page.view.locator("article .picture svg:visible").count() == 1
    assert page.view.locator("#ash .picture:visible").text_content() == "The bar of Admiral."
    choose(page, "One theme")
    choose(page, "Ash")
    assert page.view.locator(".layer svg").count() == 1
    assert "takes no color" in page.view.locator(".letters").text_content()
    choose(page, "All themes")
    choose(page, "Stacked")
    assert page.view.locator(".remark:visible").count() == 0
    choose(page, "Compact inline")
    assert "inferred" in page.view.locator(".remark:visible").text_content()


def test_marks_letters_that_are_not_drawn(browser):
    page = browser.open(gallery(browser))
    choose(page, "Broadsheet Aa")
    assert "New York" in page.view.locator(".letters").text_content()
    choose(page, "Ash")
    assert page.view.locator(".letters").text_content() == ""
    # The mark is explained once.
    assert page.view.locator("p.note", has_text="The font 'New York' isn't available").count() == 1
    assert page.view.locator("article h2 .font-mark").count() == 1


def test_finds_themes_by_words_colors_and_keys(browser):
    page = browser.open(gallery(browser))
    search = page.view.get_by_label("Search")
    count = page.view.locator("#count")
    for text, names in [
        ("", ALL), ("bI", ["Birch"]), ("#10a040", ["Coal"]), ("red  birch", ["Birch"]), ("red ash", []),
        ("navy", ["Admiral"]), ("gradient", ["Aurora"]), ("iOS 26", ["Admiral"]), ("serif", ["Broadsheet"]),
        ("banks", ["Admiral"]), ("key:scrollEdge", []), ("key:shadowColor", ["Admiral", "Aurora", "Broadsheet"]),
    ]:
        search.fill(text)
        assert frames(page) == names, (text, frames(page))
        assert count.text_content() == (f"{len(names)} of 6 shown" if names else "Nothing found")
    search.fill("red ash")
    page.view.get_by_role("button", name="Clear").click()
    assert frames(page) == ALL and not page.view.get_by_role("button", name="Clear").is_visible()
    # The filter by hue finds the colors of bars and of selected items.
    choose(page, "Blue")
    assert frames(page) == ["Admiral", "Ash"], frames(page)
    choose(page, "Yellow")
    assert "Admiral" in frames(page)
    choose(page, "One theme")
    found = frames(page)
    page.view.keyboard.press("a")
    assert shown(page) == found


def test_the_views_that_matter_most_are_reachable_on_a_phone(browser):
    page = browser.open(gallery(browser), width=390, height=844, reduced_motion="reduce")
    for label in ["Light", "Dark", "Glass", "Stacked"]:
        box = page.view.get_by_text(label, exact=True).first.bounding_box()
        assert box["x"] < 390, label
    assert page.view.get_by_text("Glass", exact=True).first.bounding_box()["x"] < 330
    browser.picture(page, "gallery-390", full_page=False)


def test_sorts(browser):
    page = browser.open(gallery(browser))
    choose(page, "All themes")
    lowest = {
        theme.get_attribute("data-name"): int(theme.get_attribute("data-contrast"))
        for theme in page.view.locator("article").all()
    }
    for by, first in [
        ("Brightness", "Coal"), ("Hue", "Birch"), ("Lowest contrast", min(lowest, key=lowest.get)), ("Name", "Admiral"),
    ]:
        page.view.get_by_label("Sort by").select_option(by)
        names = shown(page)
        assert sorted(names) == ALL
        figures = {
            "Brightness": "data-brightness", "Hue": "data-hue", "Lowest contrast": "data-contrast",
        }
        if by == "Name":
            assert names == ALL
        else:
            values = [int(theme.get_attribute(figures[by])) for theme in page.view.locator("article").all()]
            assert values == sorted(values), (by, values)
    choose(page, "One theme")
    assert frames(page) == ALL


def test_keeps_the_choices_in_the_address(browser):
    path = gallery(browser)
    page = browser.open(path, style="light")
    assert "#" not in page.address
    choose(page, "Dark")
    set_color(page, "Bar", "#010203")
    choose(page, "Coal")
    page.view.keyboard.press("v")
    choose(page, "Admiral")
    choose(page, "High")
    page.view.get_by_label("Sort by").select_option("Hue")
    page.view.get_by_label("Search").fill("i & #")
    address = page.address
    other = browser.open(path, style="light")
    other.view.goto(address)
    other.view.reload()
    assert other.view.get_by_label("Search").input_value() == "i & #"
    assert other.view.get_by_label("Sort by").input_value() == "hue"
    assert (name(other), chosen(other, "style"), chosen(other, "contrast")) == ("Admiral", "dark", "high")
    assert other.view.locator(".names span").all_text_contents() == ["Coal", "Admiral"]
    other.view.get_by_label("Search").fill("")
    choose(other, "Standard")
    assert other.view.get_by_label("Bar").first.input_value() == "#010203"
    # Unknown values in the address have no effect: the page shows its initial values.
    other.follow("theme=none&look=none&sort=none&style=light&edits=99.0.000000+x")
    assert (name(other), chosen(other, "look"), frames(other)) == ("Admiral", "classic", ALL)
    # A link to a theme shows this theme and keeps all other choices.
    choose(other, "All themes")
    choose(other, "Dark")
    other.view.get_by_role("link", name="Birch").click()
    # The page follows a link in an event after the click.
    other.view.locator("#stage-name", has_text="Birch").wait_for()
    assert (name(other), chosen(other, "show"), chosen(other, "style")) == ("Birch", "one", "dark")


def test_reads_its_file_again_while_it_is_watched(browser):
    path = gallery(browser)
    watched = browser.folder / "watched.html"
    process = subprocess.Popen(
        [browser.tool, "gallery", "Ash.tabtheme.json", "Admiral", "--output", watched.name, "--watch"],
        cwd=browser.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    try:
        for _ in range(300):
            if watched.exists() and watched.stat().st_size:
                break
            time.sleep(0.1)
        page = browser.open(watched, style="light", reduced_motion="reduce")
        choose(page, "Ash")
        text = (browser.folder / "Ash.tabtheme.json").read_text()
        before = watched.stat().st_mtime_ns
        (browser.folder / "Ash.tabtheme.json").write_text(text.replace("#8899AA", "#884400"))
        for _ in range(300):
            if watched.stat().st_mtime_ns != before:
                break
            time.sleep(0.1)
        time.sleep(0.5)
        # The page loads again when the window gets the focus.
        with page.view.expect_navigation():
            page.view.evaluate("setTimeout(() => dispatchEvent(new Event('focus')))")
        assert (name(page), page.view.get_by_label("Bar").input_value()) == ("Ash", "#884400")
        (browser.folder / "Ash.tabtheme.json").write_text(text)
    finally:
        process.terminate()
        process.wait()
    assert "location.reload" not in path.read_text()


def test_can_be_used_without_scripts(browser):
    page = browser.open(gallery(browser), scripts=False)
    page.check()
    for label in ["Search", "Sort by"]:
        assert not page.view.get_by_label(label).is_visible()
    assert page.view.locator(".stage:visible, .film:visible, .panel:visible, button:visible").count() == 0
    assert shown(page) == ALL
    choose(page, "Glass")
    choose(page, "Light")
    assert views(page) == ["light standard glass stacked"]
    choose(page, "Green")
    assert shown(page) == ["Aurora", "Coal"]
    page.view.get_by_role("radio", name="All", exact=True).check()
    page.view.locator("#ash summary").click()
    assert page.view.get_by_role("region", name="JSON of Ash").is_visible()
    assert page.view.locator(".copy:visible").count() == 0
    page.check()


def test_prints_the_themes_alone(browser):
    page = browser.open(gallery(browser), width=794, height=1123)
    page.view.emulate_media(media="print")
    assert page.view.locator(".controls:visible, details:visible").count() == 0
    assert shown(page) == ALL
    assert len(views(page)) == 1
    browser.picture(page, "gallery-print")


def test_tells_the_choice_where_colors_are_the_users(browser):
    page = browser.open(gallery(browser), forced_colors="active")
    for label in ["Glass", "Coal"]:
        choose(page, label)
        radio = page.view.get_by_role("radio", name=label, exact=True)
        assert radio.evaluate("input => getComputedStyle(input).opacity") == "1"
    browser.picture(page, "gallery-forced-colors", full_page=False)
