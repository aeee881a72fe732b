import { elementText, type OpenPage, open } from '../support/browser';
import { compareRooms } from '../support/page-states';
import { content, labels, pageContent, pages, roomPath, rooms, site } from '../support/sample-content';

/** Returns the number of sheets that a page needs, on Letter or A4 paper. */
async function sheetsOf(page: OpenPage, format: 'letter' | 'a4' = 'letter'): Promise<number> {
  const pdf = Buffer.from(await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Returns all printed text on one line. Expects that no controls are printed. */
async function printed(page: OpenPage): Promise<string> {
  await page.emulateMediaType('print');
  const controls = await page.$$eval('button, video, iframe, input, nav a', (all) =>
    all.filter((each) => each.checkVisibility()).map((each) => each.outerHTML.slice(0, 80)),
  );
  expect(controls.filter((each) => !/logo|disabled/.test(each))).toEqual([]);
  return elementText(page, 'body');
}
const expectText = (text: string, wanted: readonly string[]) =>
  expect(wanted.filter((each) => !text.includes(each))).toEqual([]);

const contactDetails = [site.address.street, site.phone.display, site.email];

describe('in print', () => {
  it.each([
    [false, 2],
    [true, 3],
  ])(
    'a room (accessible: %s) has its picture, price, measurements and address, on at most %i sheets',
    async (isAccessible, sheets) => {
      const room = rooms.find(({ wheelchairAccessible = false }) => wheelchairAccessible === isAccessible);
      if (!room) throw new Error('there is no such room');
      const page = await open(roomPath(room.slug));
      for (const format of ['letter', 'a4'] as const)
        expect(await sheetsOf(page, format)).toBeLessThanOrEqual(sheets);
      expectText(await printed(page), [
        ...contactDetails,
        labels.priceLabel(room),
        labels.sizeLabel(room),
        ...(isAccessible ? content.accessibility.room.measures.map(({ value }) => value) : []),
      ]);
      const pictures = await page.$$eval('main [aria-roledescription=slide] img', (images) =>
        images.filter((image) => image.checkVisibility()).map(({ clientHeight }) => clientHeight),
      );
      expect(pictures).toHaveLength(1);
      expect(pictures[0]).toBeGreaterThan(100);
      expect(pictures[0]).toBeLessThan(300);
    },
  );

  it('the directions fit on one sheet', async () => {
    const page = await open(pages.contact.path);
    expect(await sheetsOf(page)).toBe(1);
    const titles = pageContent('contact').directions.items.map(({ title }) => title);
    expectText(await printed(page), [...contactDetails, ...titles]);
  });

  it('the questions and answers fit on four sheets, without the link after each answer', async () => {
    const page = await open(pages.faq.path);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(4);
    const text = await printed(page);
    const { questions } = content.questions.topics[0] ?? { questions: [] };
    expectText(
      text,
      questions.map(({ question }) => question),
    );
    expect(text).not.toContain(pageContent('faq').linkLabel);
  });

  it('three selected rooms are side by side on one sheet, without the rest of the page', async () => {
    const page = await open(pages.rooms.path, { reducedMotion: true });
    await compareRooms(page);
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMediaType('print');
    const text = await elementText(page, 'body');
    const picked = rooms.slice(0, 3);
    expectText(
      text,
      picked.flatMap(({ roomFeatures }) => roomFeatures),
    );
    const others = rooms.slice(3).filter(({ name }) => text.includes(name));
    // One room's name may contain another's.
    expect(others.filter(({ name }) => !picked.some((each) => each.name.includes(name)))).toEqual([]);
    const isWide = await page.$eval('table', (table) => table.scrollWidth > table.clientWidth);
    expect(isWide).toBe(false);
  });

  it('the town’s places fit on two sheets, with addresses and distances', async () => {
    const page = await open(pages.neighborhood.path, { reducedMotion: true });
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
    const places = pageContent('neighborhood').categories.flatMap((category) => category.places);
    expectText(
      await printed(page),
      places.flatMap(({ name, address }) => [name, ...address]),
    );
  });

  it('the terms appear in full, even if collapsed on the screen', async () => {
    const page = await open(pages.terms.path);
    const folded = await page.$$eval('main details:not([open]) p', (all) =>
      all.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
    );
    expect(folded.length).toBeGreaterThan(10);
    expectText(await printed(page), folded);
  });
});
