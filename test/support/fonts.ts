import type { Page } from 'puppeteer';
import { fetchedBy } from './browser';

/** Lists the system fonts that the page uses, for example for glyphs that its web fonts lack. */
async function systemFonts(page: Page): Promise<string[]> {
  const session = await page.createCDPSession();
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  const used = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await session.detach();
  const system = used.flatMap(({ fonts }) => fonts).filter(({ isCustomFont }) => !isCustomFont);
  return system.map(({ familyName }) => familyName);
}

/** Returns the number of loaded web fonts and the system fonts in use. */
export async function fontsOf(page: Page): Promise<{ fetched: number; system: string[] }> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const fetched = (await fetchedBy(page)).filter((name) => name.endsWith('.woff2')).length;
  return { fetched, system: [...new Set(await systemFonts(page))] };
}
