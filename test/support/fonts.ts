import type { Page } from 'puppeteer';

/** The fonts that the system lends to letters which the site's own lack. */
async function lentFonts(page: Page): Promise<string[]> {
  const session = await page.createCDPSession();
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  const used = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await session.detach();
  const lent = used.flatMap(({ fonts }) => fonts).filter(({ isCustomFont }) => !isCustomFont);
  return lent.map(({ familyName }) => familyName);
}

/** How many fonts a page has fetched, and those of the system that it uses besides. */
export async function fontsOf(page: Page): Promise<{ fetched: number; lent: string[] }> {
  const fetched = await page.evaluate(async () => {
    await document.fonts.ready;
    return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length;
  });
  return { fetched, lent: [...new Set(await lentFonts(page))] };
}
