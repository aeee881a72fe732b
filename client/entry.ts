/** The longest wait, in ms, for a first screen that does not come: a slow picture, a tab in the background. */
const firstScreenTimeout = 3000;

/** The pauses, in ms, after which a script that did not come is asked for again. */
const retryPauses = [1000, 3000, 10_000, 30_000, 60_000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The first script of a page, and all that is fetched before its first screen is painted. Then it fetches what
 * hydrates the page, all of it at once, and runs one script after another, so that the page can react to input in
 * between. It imports nothing, so it is one file.
 */
async function start() {
  const changes = recordChanges();
  await Promise.race([firstScreen(), pause(firstScreenTimeout)]);
  // Listed by server/pages/frame.ts, each after those that it needs; the last is client/main.ts.
  const scripts = document.querySelector<HTMLMetaElement>('meta[name=scripts]')?.content.split(' ') ?? [];
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  let last: unknown;
  for (const script of scripts) last = await importWithRetry(script);
  await (last as typeof import('./main')).hydrate(changes);
}

/** What translators and extensions change in the page from now on, for client/main.ts. */
function recordChanges() {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  const root = document.getElementById('root');
  const all = { subtree: true, childList: true, characterData: true, characterDataOldValue: true };
  if (root) observer.observe(root, all);
  const takeRecords = () => {
    records.push(...observer.takeRecords());
    return records;
  };
  return { takeRecords, end: () => observer.disconnect() };
}

/** Resolves once the browser has painted and the page's first picture is there. */
async function firstScreen() {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const decoded = picture?.decode().catch(() => {});
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  await decoded;
}

/** Runs a script. One that never comes leaves the page as it is without scripts: nothing hydrates before the last. */
async function importWithRetry(script: string) {
  for (const ms of retryPauses) {
    try {
      return await import(script);
    } catch {
      await pause(ms);
    }
  }
  return import(script);
}

start();
