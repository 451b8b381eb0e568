'use strict';
// Reads the page's file again whenever it may have changed: another window, as that of an editor, has or had the focus.
addEventListener('focus', () => location.reload());
setInterval(() => { if (!document.hasFocus()) location.reload(); }, 2000);
