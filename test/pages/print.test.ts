import { type OpenPage, open } from '../support/browser';
import {
  contactContent,
  hotel,
  pages,
  priceLabel,
  roomPath,
  rooms,
  site,
  sizeLabel,
} from '../support/content';

/** The sheets that a page fills; the browser writes each as an object of its own. */
async function sheetsOf(page: OpenPage): Promise<number> {
  const pdf = Buffer.from(await page.pdf({ format: 'letter' })).toString('latin1');
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Everything that would be printed, in one line. */
async function printed(page: OpenPage): Promise<string> {
  await page.emulateMediaType('print');
  return page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));
}

const contactDetails = [site.address.street, site.phone.display, site.email];

describe('on paper', () => {
  it('a room has its picture, price, measures and the hotel’s address, on three sheets with its plan', async () => {
    const room = rooms.at(-1);
    if (!room) throw new Error('there is no room');
    const page = await open(roomPath(room.slug));
    expect(await sheetsOf(page)).toBeLessThanOrEqual(3);
    const text = await printed(page);
    for (const wanted of [
      ...contactDetails,
      priceLabel(room),
      sizeLabel(room),
      ...hotel.accessibility.measures.map(({ value }) => value),
    ])
      expect(text).toContain(wanted);
    const picture = await page.$eval('.room-gallery__slide--current img', (image) => image.clientHeight);
    expect(picture).toBeGreaterThan(100);
    expect(picture).toBeLessThan(300);
  });

  it('the directions fit on one sheet', async () => {
    const page = await open(pages.contact.path);
    expect(await sheetsOf(page)).toBe(1);
    const text = await printed(page);
    for (const wanted of [...contactDetails, ...contactContent.directions.items.map(({ title }) => title)])
      expect(text).toContain(wanted);
  });

  it('the terms are there in full, whatever is folded on the screen', async () => {
    const page = await open(pages.terms.path);
    const folded = await page.evaluate(() => document.body.innerText.length);
    expect((await printed(page)).length).toBeGreaterThan(2 * folded);
  });
});
