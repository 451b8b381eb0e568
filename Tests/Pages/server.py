"""A local server of files, and windows for its pages."""
import contextlib
import functools
import http.server
import pathlib
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def handle(self):
        # Browsers break off connections when they leave a page.
        with contextlib.suppress(ConnectionError):
            super().handle()


@contextlib.contextmanager
def served(folder, handler=Files):
    """Serves a folder on a local port, and yields its address."""
    files = functools.partial(handler, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), files) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@contextlib.contextmanager
def opened(browser, address, width=1440, height=900, **options):
    """Yields a window that can reach only the server; fails if a page had errors or other requests."""
    context = browser.engine.new_context(viewport={"width": width, "height": height}, **options)
    view = context.new_page()
    complaints = []
    view.on("console", lambda message: message.type == "error" and complaints.append(message.text))
    view.on("pageerror", lambda error: complaints.append(str(error)))
    view.on("response", lambda response: response.status >= 400 and complaints.append(response.url))

    def answer(route):
        if route.request.url.startswith((address, "data:")):
            route.continue_()
        else:
            complaints.append(f"asks for {route.request.url}")
            route.abort()

    view.route("**/*", answer)
    yield view
    context.close()
    assert not complaints, "\n".join(complaints)
