import { desktop, open, resize } from '../support/browser';
import { byRole, press } from '../support/roles';
import { pageContent, pages } from '../support/sample-content';

const { photos } = pageContent('gallery');

test('the gallery has one column on a phone, two on a tablet and four on a desktop, without gaps', async () => {
  const page = await open(pages.gallery.path);
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1440, 4],
  ] as const) {
    await resize(page, { ...desktop, width });
    const boxes = await page.$$eval(
      'main ul:has(a[aria-haspopup=dialog]), main li:has(> a[aria-haspopup=dialog])',
      (all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
    );
    const [grid, ...cells] = boxes;
    expect(new Set(cells.map(({ left }) => Math.round(left))).size).toBe(columns);
    const narrowest = Math.min(...cells.map((cell) => cell.width));
    const spans = cells.map((cell) => Math.round(cell.width / narrowest));
    expect(spans).toEqual(photos.map((photo) => Math.min(photo.columns, columns)));
    const filled = cells.reduce((sum, cell) => sum + cell.width * cell.height, 0);
    expect(filled / ((grid?.width ?? 0) * (grid?.height ?? 0))).toBeGreaterThan(0.95);
  }
});

test('the lightbox preloads the next and previous pictures', async () => {
  const page = await open(pages.gallery.path, { reducedMotion: true });
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(request.url()));
  await press(page, 'link', photos[4]?.picture.alt);
  await page.waitForNetworkIdle({ idleTime: 200 });
  const before = new Set(requested);
  const dialog = await byRole(page, 'dialog');
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft'] as const) {
    await page.keyboard.press(key);
    await page.waitForFunction((element) => element.querySelector('img')?.complete, {}, dialog);
    expect(before).toContain(await dialog.$eval('img', ({ currentSrc }) => currentSrc));
  }
});
