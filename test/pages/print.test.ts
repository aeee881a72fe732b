import { type OpenPage, open } from '../support/browser';
import {
  accessibility,
  contactContent,
  neighborhoodContent,
  pages,
  priceLabel,
  type Room,
  roomPath,
  rooms,
  site,
  sizeLabel,
} from '../support/content';
import { states } from '../support/states';

/** Number of sheets that a page needs, on Letter or A4 paper. */
async function sheetsOf(page: OpenPage, format: 'letter' | 'a4' = 'letter'): Promise<number> {
  const pdf = Buffer.from(await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** All text that is printed, in one line. */
async function printed(page: OpenPage): Promise<string> {
  await page.emulateMediaType('print');
  return page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));
}

const contactDetails = [site.address.street, site.phone.display, site.email];

describe('in print', () => {
  it.each([
    rooms.find(({ wheelchairAccessible }) => !wheelchairAccessible) as Room,
    rooms.find(({ wheelchairAccessible }) => wheelchairAccessible) as Room,
  ])(
    '$name has its picture, price, dimensions and the hotel’s address, on two sheets with its plan',
    async (room) => {
      const page = await open(roomPath(room.slug));
      // The accessible room has measurements on a third one.
      for (const format of ['letter', 'a4'] as const)
        expect(await sheetsOf(page, format)).toBeLessThanOrEqual(room.wheelchairAccessible ? 3 : 2);
      const text = await printed(page);
      for (const wanted of [
        ...contactDetails,
        priceLabel(room),
        sizeLabel(room),
        ...(room.wheelchairAccessible ? accessibility.room.measures.map(({ value }) => value) : []),
      ])
        expect(text).toContain(wanted);
      const picture = await page.$eval('.room-gallery__slide--current img', (image) => image.clientHeight);
      expect(picture).toBeGreaterThan(100);
      expect(picture).toBeLessThan(300);
    },
  );

  it('the directions fit on one sheet', async () => {
    const page = await open(pages.contact.path);
    expect(await sheetsOf(page)).toBe(1);
    const text = await printed(page);
    for (const wanted of [...contactDetails, ...contactContent.directions.items.map(({ title }) => title)])
      expect(text).toContain(wanted);
  });

  it('three selected rooms are side by side on one sheet, without the rest of the page', async () => {
    const comparison = states.find(({ shown }) => shown === '.comparison');
    const page = await open(pages.rooms.path, { reducedMotion: true });
    await comparison?.enter?.(page);
    await page.waitForSelector('.comparison__remove');
    expect(await sheetsOf(page)).toBe(1);
    const text = await printed(page);
    const picked = rooms.slice(0, 3);
    for (const { roomFeatures } of picked)
      for (const feature of roomFeatures) expect(text).toContain(feature);
    const others = rooms.slice(3).filter(({ name }) => text.includes(name));
    // One room's name may contain another's.
    expect(others.filter(({ name }) => !picked.some((each) => each.name.includes(name)))).toEqual([]);
    const wide = await page.$eval('.comparison__table', (table) => table.scrollWidth > table.clientWidth);
    expect(wide).toBe(false);
  });

  it('the town’s places fit on two sheets, with addresses and distances', async () => {
    const page = await open(pages.neighborhood.path, { reducedMotion: true });
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
    const text = await printed(page);
    for (const { places } of neighborhoodContent.categories)
      for (const { name, address } of places)
        for (const wanted of [name, ...address]) expect(text).toContain(wanted);
  });

  it('the terms are printed in full, even if collapsed on the screen', async () => {
    const page = await open(pages.terms.path);
    const folded = await page.$$eval('main details:not([open]) p', (all) =>
      all.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
    );
    expect(folded.length).toBeGreaterThan(10);
    const text = await printed(page);
    expect(folded.filter((paragraph) => !text.includes(paragraph))).toEqual([]);
  });
});
