"""Tests that `Page.faults` finds each fault of a page, since the tests of all pages depend on it."""

NOTHING = "default-src 'none'"

HEAD = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Page</title>
</head>
"""
SOUND = "<body><main><h1>Page</h1><p>Text</p></main></body></html>"

FAULTY = """<body><main>
<h2>Two</h2><h4 id='a'>Four</h4>
<p id='a' style='color: #999'>Twice</p>
<label for='b'>For nothing</label><a href='#c'>To nowhere</a><button></button>
<img src='data:image/png;base64,'><img alt='Broken' src='b.png'>
<p style='width: 5000px'>Wide</p>
<script>document.title = ''</script>
</main></body></html>"""

WORDS = [
    "the page has 0 h1",
    "a level of headings is left out before <h2",
    "a level of headings is left out before <h4",
    "two elements have the id a",
    'for of <label for="b">For nothing</label> leads nowhere',
    'href="#c">To nowhere</a> leads nowhere',
    "button without a name",
    'a picture has no text: <img src="data:',
    'a picture isn\'t shown: <img alt="Broken"',
    "text has contrast 2.85: <p",
    "in a window of 1440",
    "the console says: Executing inline script violates",
]


def opened(browser, text):
    path = browser.folder / "page.html"
    path.write_text(text)
    page = browser.open(path)
    found = page.faults()
    page.complaints.clear()
    return found


def test_a_sound_page_has_no_faults(browser):
    assert opened(browser, HEAD + SOUND) == []


def test_each_fault_is_found(browser):
    found = opened(browser, HEAD + FAULTY)
    for words in WORDS:
        assert any(words in fault for fault in found), f"{words}: {found}"


def test_requests_are_refused_and_told(browser):
    addresses = ["https://example.org/a.png", "http://127.0.0.1:1/a.png", "beside.png"]
    images = "".join(f"<img alt='A' src='{address}'>" for address in addresses)
    found = opened(browser, f"{HEAD.replace(NOTHING, 'default-src *')}<body><main><h1>A</h1>{images}</main></body></html>")
    for address in addresses:
        assert any("the page asks for" in fault and address in fault for fault in found), f"{address}: {found}"


def test_errors_of_scripts_are_told(browser):
    head = HEAD.replace(NOTHING, "script-src 'unsafe-inline'")
    found = opened(browser, f"{head}<body><main><h1>A</h1></main><script>none()</script></body></html>")
    assert any("none is not defined" in fault for fault in found), found
