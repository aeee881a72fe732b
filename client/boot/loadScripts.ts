/** How long to wait for the first paint, in ms. A slow picture or a background tab may delay the paint. */
const firstPaintTimeout = 3000;

/** Delays before the retries of a script that failed to load, in ms. */
const retryDelays = [1000, 3000, 10_000, 30_000, 60_000];

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Fetches all hydration scripts in parallel after the first paint. Runs the scripts one after another, so that the page
 * can react to input between scripts. Only this script is fetched before the first paint, so it must import nothing.
 */
async function start() {
  await Promise.race([firstPaint(), delay(firstPaintTimeout)]);
  // server/pages/documentFrame.ts lists the scripts in dependency order; the last script is client/boot/main.ts.
  const scripts = document.querySelector<HTMLMetaElement>('meta[name=scripts]')?.content.split(' ') ?? [];
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  let last: unknown;
  for (const script of scripts) last = await importWithRetry(script);
  await (last as typeof import('./main')).hydrate();
}

/** Resolves after the browser has painted the page and decoded its high-priority picture, if any. */
async function firstPaint() {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const decoded = picture?.decode().catch(() => {});
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  await decoded;
}

/** Imports a script. If every retry fails, hydration never starts, and the page works without JavaScript. */
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
