import { brotliCompressSync } from 'node:zlib';
import { open, siteUrl, tap } from '../support/browser';
import { all } from '../support/html';
import { layouts, pageContent, pages } from '../support/sample-content';

const kilobyte = 1024;
/**
 * Size limits in kilobytes for the first load of these pages (HTML, scripts and styles together, compressed with
 * Brotli). All other pages use `highestSum`.
 */
const sums: Readonly<Record<string, number>> = {
  [pages.home.path]: 127.2,
  [pages.rooms.path]: 138.8,
  [pages.contact.path]: 123.5,
  [pages.unsubscribe.path]: 117.3,
};
const highestSum = 140.7;
/** Size limit in kilobytes for both fonts together. Fonts are already compressed. */
const fontSum = 30;

const bytesOf = async (address: string) =>
  Buffer.from(await (await fetch(new URL(address, siteUrl))).arrayBuffer());
/** Maximum number of scripts in a first load. */
const scriptFiles = 11;

const compressed = (bytes: Buffer) => brotliCompressSync(bytes).length;

const scriptsOf = (html: string) =>
  all(html, /<meta name="scripts" content="([^"]+)"/g)
    .join(' ')
    .split(' ');

const sizes = new Map<string, Promise<number>>();
/** Returns the total size of files. Fetches each file only once. */
async function total(addresses: string[], size: (bytes: Buffer) => number = compressed): Promise<number> {
  for (const address of addresses) if (!sizes.has(address)) sizes.set(address, bytesOf(address).then(size));
  return (await Promise.all(addresses.map((address) => sizes.get(address) ?? 0))).reduce((a, b) => a + b, 0);
}

describe('the first load', () => {
  it.each(layouts)('of %s stays within budget', async (path) => {
    const html = await bytesOf(path);
    const text = html.toString();
    const scripts = [...scriptsOf(text), ...all(text, /<script[^>]* src="([^"]+)"/g)];
    const styles = all(text, /<link rel="stylesheet" href="([^"]+)"/g);
    const fonts = all(text, /<link rel="preload" href="([^"]+\.woff2)"/g);
    expect(scripts.length).toBeGreaterThan(2);
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.length).toBeLessThanOrEqual(2);
    expect(fonts).toHaveLength(2);
    expect(scripts.length).toBeLessThanOrEqual(scriptFiles);
    expect((await total(fonts, ({ length }) => length)) / kilobyte).toBeLessThanOrEqual(fontSum);
    const sum = compressed(html) + (await total([...new Set([...scripts, ...styles])]));
    expect(sum / kilobyte).toBeLessThanOrEqual(sums[path] ?? highestSum);
  });

  it('fetches exactly the scripts listed in the HTML before hydration', async () => {
    const fetched = new Set<string>();
    const page = await open('/', {
      // Stops timers, so that no further scripts are loaded.
      fakeClock: true,
      before: async (opening) => {
        opening.on('request', (request) => {
          if (request.resourceType() === 'script') fetched.add(new URL(request.url()).pathname);
        });
      },
    });
    const named = await page.$$eval('link[rel=modulepreload], script[src]', (elements) =>
      elements.map(
        (element) =>
          new URL((element as HTMLLinkElement).href || (element as HTMLScriptElement).src).pathname,
      ),
    );
    expect([...fetched].sort()).toEqual([...new Set(named)].sort());
  });

  it('contains no server-only library', async () => {
    const html = (await bytesOf(pages.contact.path)).toString();
    const scripts = scriptsOf(html);
    const code = (await Promise.all(scripts.map(bytesOf))).join('\n');
    expect(/ZodError|invalid_type/.test(code)).toBe(false);
    expect(/renderToPipeableStream/.test(code)).toBe(false);
  });
});

describe('client-side navigation', () => {
  it('loads a page’s style sheet before showing the page', async () => {
    const page = await open(pages.about.path);
    const sheets = () =>
      page.$$eval('link[rel=stylesheet]', (links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
      );
    expect(await sheets()).toHaveLength(2);
    await tap(page, '.footer a[href="/careers"]');
    await page.waitForFunction(
      (wanted) => document.querySelector('h1')?.textContent === wanted,
      {},
      pageContent('careers').hero.title,
    );
    expect((await sheets()).filter((sheet) => /careers/.test(sheet))).toHaveLength(1);
  });
});
