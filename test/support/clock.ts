import { buildSync } from 'esbuild';
import type { Page } from 'puppeteer';

let bundledClock: string | undefined;

/** Returns a script that mocks timers and Date in the page. */
export function clockScript(): string {
  bundledClock ??= buildSync({
    stdin: {
      contents: `import { install } from '@sinonjs/fake-timers';
        window.clock = install({ now: Date.now(), toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    // @sinonjs/fake-timers requires these modules only in Node.
    external: ['util', 'timers', 'timers/promises'],
    format: 'iife',
    write: false,
  }).outputFiles[0]?.text;
  return bundledClock ?? '';
}

/** Advances a page's mocked clock by `ms` and lets React render. */
export async function tick(page: Page, ms: number): Promise<void> {
  await page.evaluate(async (amount) => {
    await (window as unknown as { clock: { tickAsync(ms: number): Promise<number> } }).clock.tickAsync(
      amount,
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, ms);
}
