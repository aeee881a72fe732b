/** Timeout for the first screen, in ms, in case of a slow picture or a background tab. */
const firstPaintTimeout = 3000;

/** Pauses before each retry of a script that failed to load, in ms. */
const retryDelays = [1000, 3000, 10_000, 30_000, 60_000];

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The first script of a page, and the only one that is fetched before the first screen is painted. It then fetches all
 * hydration scripts in parallel and runs them one after another, so that the page can react to input in between. It
 * imports nothing, so it is a single file.
 */
async function start() {
  await Promise.race([firstPaint(), delay(firstPaintTimeout)]);
  // Listed by server/pages/documentFrame.ts in dependency order; the last is client/boot/main.ts.
  const scripts = document.querySelector<HTMLMetaElement>('meta[name=scripts]')?.content.split(' ') ?? [];
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  let last: unknown;
  for (const script of scripts) last = await importWithRetry(script);
  await (last as typeof import('./main')).hydrate();
}

/** Resolves once the browser has painted and the page's first picture is decoded. */
async function firstPaint() {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const decoded = picture?.decode().catch(() => {});
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  await decoded;
}

/** Runs a script. If it never loads, the page works as if without JavaScript, since only the last one hydrates. */
async function importWithRetry(script: string) {
  for (const ms of retryDelays) {
    try {
      return await import(script);
    } catch {
      await delay(ms);
    }
  }
  return import(script);
}

start();
