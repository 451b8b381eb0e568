"""Tests that SVG files of the command `render` look like its PNG files in a browser."""
import base64
import xml.etree.ElementTree

PAGE = """<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Pictures</title></head>
<body><main><h1>Pictures</h1></main></body></html>"""

# A script that returns the share, 0 to 1, of pixels with a component that differs by more than 16 of 255.
COMPARE = """async ([png, svg]) => {
  const images = await Promise.all([png, svg].map(async source => {
    const image = new Image()
    image.src = source
    await image.decode()
    return image
  }))
  const [width, height] = [images[0].naturalWidth, images[0].naturalHeight]
  const [first, second] = images.map(image => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    context.drawImage(image, 0, 0, width, height)
    return context.getImageData(0, 0, width, height).data
  })
  let count = 0
  for (let pixel = 0; pixel < first.length; pixel += 4) {
    const far = [0, 1, 2, 3].some(index => Math.abs(first[pixel + index] - second[pixel + index]) > 16)
    if (far) count += 1
  }
  return count / (width * height)
}"""


def data(path, kind):
    return f"data:image/{kind};base64,{base64.b64encode(path.read_bytes()).decode()}"


def shares(browser, *words):
    """Returns, by name of a picture that `render` draws, the share of pixels in which the SVG file differs."""
    names = browser.run("render", *words, "--output", "pictures").split()
    browser.run("render", *words, "--format", "svg", "--output", "pictures")
    page = browser.folder / "page.html"
    page.write_text(PAGE)
    view = browser.open(page).view
    result = {}
    for name in names:
        png = browser.folder / name
        svg = png.with_suffix(".svg")
        xml.etree.ElementTree.parse(svg)
        result[png.stem] = view.evaluate(COMPARE, [data(png, "png"), data(svg, "svg+xml")])
    return result


def test_svg_files_of_classic_bars_show_what_png_files_show(browser):
    themes = [line.split()[0] for line in browser.run("list").splitlines() if line[:1].isupper()]
    assert len(themes) >= 28, themes
    found = shares(browser, *themes, "--scale", "2")
    assert len(found) == 2 * len(themes)
    assert {name: share for name, share in found.items() if share > 0.01} == {}


def test_svg_files_of_glass_and_of_screens_are_close(browser):
    found = shares(browser, "Midnight", "Ocean", "--ios", "26", "--backdrop", "stripes", "--scale", "2")
    found |= shares(browser, "Ocean", "--screen", "--scale", "2")
    assert {name: share for name, share in found.items() if share > 0.03} == {}
