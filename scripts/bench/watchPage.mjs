/** Runs in every document that scripts/bench/taps.ts opens: tells when the page first stands as it should. */

const frame = () => new Promise(requestAnimationFrame);

/** Whether the page of this path stands, with its first picture, so far down. */
function isShown({ path, top }) {
  const canonical = document.querySelector('link[rel=canonical]')?.href;
  const picture = document.querySelector('main img[fetchpriority=high]');
  return (
    Boolean(canonical && new URL(canonical).pathname === path) &&
    Boolean(picture?.complete && picture.naturalWidth > 0) &&
    (top === undefined || Math.abs(scrollY - top) <= 2)
  );
}

window.watch = {
  /** Takes a step. @returns the ms until the first frame with the page, and for how many of them <main> was empty */
  async step(name, wanted) {
    const started = performance.now();
    let last = started;
    let empty = 0;
    if (name === 'tap') document.querySelector(`main a[href="${wanted.path}"]`).click();
    else history[name]();
    for (;;) {
      await frame();
      const now = performance.now();
      if (!document.querySelector('main h1')?.checkVisibility()) empty += now - last;
      if (isShown(wanted)) return { time: now - started, empty };
      last = now;
    }
  },
  /** @returns the ms from the start of this document's own load until its first frame with the page */
  async load(wanted) {
    while (!isShown(wanted)) await frame();
    return performance.now();
  },
};
