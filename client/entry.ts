/** The longest wait, in ms, for a first screen that does not come: a slow picture, a tab in the background. */
const patience = 3000;

/**
 * The first script of a page, and all that is fetched before its first screen stands: words, styles and the first
 * picture have the line to themselves. Then it fetches what makes the page alive, all of it at once, and runs one
 * module after another, so that the page answers its guest in between. It imports nothing: it is one file.
 */
async function begin() {
  await Promise.race([firstScreen(), new Promise((resolve) => setTimeout(resolve, patience))]);
  // Listed by client/Document.tsx, each after those that it needs; the last is client/start.tsx.
  const listed = document.querySelector<HTMLMetaElement>('meta[name=modules]')?.content.split(' ') ?? [];
  for (const href of listed) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  }
  for (const module of listed) await import(module);
}

/** Resolves once the browser has painted and the page's first picture is there. */
async function firstScreen() {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const isThere = picture?.decode().catch(() => {});
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  await isThere;
}

begin();
