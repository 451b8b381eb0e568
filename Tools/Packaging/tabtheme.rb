# A formula for a Homebrew tap. OWNER, the version and the checksum of the sources are put in at a release; RELEASING.md
# says how. Not run yet: there is no release to install.
class Tabtheme < Formula
  desc "Lists, makes, checks, shows and draws themes for tab bars of iOS apps"
  homepage "https://github.com/OWNER/TabAppearance"
  url "https://github.com/OWNER/TabAppearance/archive/refs/tags/VERSION.tar.gz"
  sha256 "SHA256"
  license "MIT"

  depends_on xcode: ["26.0", :build]
  uses_from_macos "swift" => :build

  def install
    args = ["--disable-sandbox", "-c", "release", "--product", "tabtheme"]
    args << "--static-swift-stdlib" if OS.linux?
    system "swift", "build", *args
    bin.install ".build/release/tabtheme"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/tabtheme --version")
    system bin/"tabtheme", "new", "Night"
    system bin/"tabtheme", "check", "--strict", "Night.tabtheme.json"
  end
end
