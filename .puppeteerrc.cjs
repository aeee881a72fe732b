/** The browser is Chromium from the machine (see tools/chromium.ts); installing packages must not download one. */
module.exports = { skipDownload: true };
