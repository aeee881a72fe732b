import type { SerializedAXNode } from 'puppeteer';
import { type OpenPage, open, phone } from '../support/browser';
import {
  filterLabels,
  galleryContent,
  matchingRooms,
  messages,
  pages,
  rooms,
  site,
} from '../support/content';
import { heardOn, listen, said } from '../support/live-regions';

/** What the browser tells assistive technology of the part of a page that matches. */
async function toldOf(page: OpenPage, selector: string): Promise<SerializedAXNode[]> {
  const root = await page.$(selector);
  if (!root) throw new Error(`nothing matches ${selector}`);
  const tree = await page.accessibility.snapshot({ root });
  const flat = (node: SerializedAXNode): SerializedAXNode[] => [node, ...(node.children ?? []).flatMap(flat)];
  return tree ? flat(tree) : [];
}

/** The same after a state that comes a moment later. */
const becomes = async (page: OpenPage, selector: string, wanted: Partial<SerializedAXNode>) => {
  await page.waitForSelector(selector);
  expect(await toldOf(page, selector)).toEqual(expect.arrayContaining([expect.objectContaining(wanted)]));
};

const press = (page: OpenPage, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).click());

const openStill = async (path: string, viewport = phone) => {
  const page = await open(path, { viewport, reducedMotion: true });
  await listen(page);
  return page;
};

// Roles, states and names as Chromium's accessibility tree has them, and what live regions said. docs/accessibility.md
describe('a guest who hears the page', () => {
  it('is told that the menu is open, and only the menu is there then', async () => {
    const page = await openStill(pages.about.path);
    await becomes(page, '.menu-toggle', { role: 'button', expanded: false });
    await press(page, '.menu-toggle');
    await becomes(page, '#mobile-menu:popover-open', { role: 'link' });
    for (const behind of ['main', '.menu-toggle']) expect(await toldOf(page, behind)).toEqual([]);
  });

  it('is told of a message’s mistakes at once, stands at the first, and hears what ails it', async () => {
    const page = await openStill(pages.contact.path);
    await page.type('.message__form [name=name]', 'June');
    await press(page, '.message__form [type=submit]');
    await said(page, messages.group.incomplete);
    await page.waitForFunction(() => document.activeElement?.matches('.message__form [name=email]'));
    const fields = (await toldOf(page, '.message__form')).filter(({ role }) => role === 'textbox');
    const [name, email] = fields;
    expect(name).toMatchObject({ required: true });
    expect(name?.invalid).not.toBe('true');
    expect(email).toMatchObject({ required: true, invalid: 'true', focused: true });
    expect(email?.description).toBeTruthy();
  });

  it('is told that a message has been sent, once', async () => {
    const page = await openStill(pages.contact.path);
    const values = { name: 'June', email: 'june@example.com', subject: 'Surf', message: 'Up?' };
    for (const [name, value] of Object.entries(values))
      await page.type(`.message__form [name=${name}]`, value);
    await press(page, '.message__form [type=submit]');
    await said(page, messages.contact.success);
    expect(await heardOn(page)).toEqual([expect.stringContaining(messages.contact.success)]);
  });

  it('is told how many rooms a filter leaves, and which filter it is', async () => {
    const page = await openStill(pages.rooms.path);
    await press(page, '.room-filters a[href*="filter=ocean"]');
    await said(page, `${matchingRooms(rooms, 'ocean').length} `);
    const current = await page.$eval('.room-filters [aria-current]', (link) => link.textContent);
    expect(current).toContain(filterLabels.ocean);
  });

  it('hears a carousel as one, its slides with their place, and the button that pauses them', async () => {
    const page = await open(pages.rooms.path);
    const told = await toldOf(page, '.featured-carousel');
    expect(told[0]).toMatchObject({ roledescription: 'carousel', name: expect.stringMatching(/\S/) });
    expect(told).toContainEqual(
      expect.objectContaining({ roledescription: 'slide', name: expect.stringMatching(/^1 of \d+/) }),
    );
    await page.click('.featured-carousel [aria-label^="Pause"]');
    await becomes(page, '.featured-carousel [aria-label^="Start"]', { role: 'button' });
    await listen(page);
    await press(page, '.featured-carousel [aria-label="Next slide"]');
    await page.waitForFunction(
      () => document.querySelector('.featured-carousel [aria-live]')?.getAttribute('aria-live') === 'polite',
    );
  });

  it('hears the name of each dialog, and nothing of the page behind it', async () => {
    const page = await openStill(pages.about.path);
    await press(page, '.footer__cookies');
    await becomes(page, '.preferences[open]', { role: 'dialog', name: expect.stringMatching(/\S/) });
    const whole = await toldOf(page, 'body');
    expect(whole.filter(({ name }) => name === site.phone.display)).toEqual([]);
  });

  it('hears in the lightbox which picture of how many it is, and what the next one shows', async () => {
    const page = await openStill(pages.gallery.path);
    const [first = '', second = ''] = galleryContent.photos.map(({ picture }) => picture.alt);
    await press(page, '.photo-grid a');
    await becomes(page, '.lightbox[open]', { role: 'dialog', name: expect.stringMatching(/\S/) });
    await becomes(page, '.lightbox[open] img', { name: first });
    await listen(page);
    await page.keyboard.press('ArrowRight');
    await said(page, '2');
    await becomes(page, '.lightbox[open] img', { name: second });
  });

  it('hears every picture of a page by words, and no heading or link without a name', async () => {
    const page = await openStill(pages.home.path);
    const named = ['heading', 'link', 'button', 'textbox', 'checkbox', 'dialog', 'image'];
    const silent = (await toldOf(page, 'body')).filter(({ role, name }) => named.includes(role) && !name);
    expect(silent).toEqual([]);
  });
});
