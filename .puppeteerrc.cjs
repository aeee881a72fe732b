/** The browser is Chromium from the machine (see test/helpers/browser.ts); installing packages must not download one. */
module.exports = { skipDownload: true };
