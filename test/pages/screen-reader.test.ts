import type { SerializedAXNode } from 'puppeteer';
import { type OpenPage, open, phone } from '../support/browser';
import { galleryContent, messages, pages, site } from '../support/content';
import { complete, guestForms } from '../support/guest-forms';
import { announced, announcementsOn, recordAnnouncements } from '../support/live-regions';

/** Accessibility tree of an element, as a flat list. */
async function accessibilityNodes(page: OpenPage, selector: string): Promise<SerializedAXNode[]> {
  const root = await page.$(selector);
  if (!root) throw new Error(`nothing matches ${selector}`);
  const tree = await page.accessibility.snapshot({ root });
  const flat = (node: SerializedAXNode): SerializedAXNode[] => [node, ...(node.children ?? []).flatMap(flat)];
  return tree ? flat(tree) : [];
}

/** Waits for an element and expects a node with these properties. */
const becomes = async (page: OpenPage, selector: string, wanted: Partial<SerializedAXNode>) => {
  await page.waitForSelector(selector);
  expect(await accessibilityNodes(page, selector)).toEqual(
    expect.arrayContaining([expect.objectContaining(wanted)]),
  );
};

const press = (page: OpenPage, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).click());

const openStill = async (path: string, viewport = phone) => {
  const page = await open(path, { viewport, reducedMotion: true });
  await recordAnnouncements(page);
  return page;
};

// Chromium's accessibility tree and the announcements of live regions. docs/accessibility.md
describe('a screen reader', () => {
  it('learns that the menu is open, and that only the menu is accessible', async () => {
    const page = await openStill(pages.about.path);
    await becomes(page, '.menu-toggle', { role: 'button', expanded: false });
    await press(page, '.menu-toggle');
    await becomes(page, '#mobile-menu:popover-open', { role: 'link' });
    for (const behind of ['main', '.menu-toggle']) expect(await accessibilityNodes(page, behind)).toEqual([]);
  });

  it('announces errors at once, and describes the first invalid field, which has the focus', async () => {
    const page = await openStill(pages.contact.path);
    await page.type('.message__form [name=name]', 'June');
    await press(page, '.message__form [type=submit]');
    await announced(page, messages.group.incomplete);
    await page.waitForFunction(() => document.activeElement?.matches('.message__form [name=email]'));
    const fields = (await accessibilityNodes(page, '.message__form')).filter(
      ({ role }) => role === 'textbox',
    );
    const [name, email] = fields;
    expect(name).toMatchObject({ required: true });
    expect(name?.invalid).not.toBe('true');
    expect(email).toMatchObject({ required: true, invalid: 'true', focused: true });
    expect(email?.description).toBeTruthy();
  });

  it('announces that a message has been sent, once', async () => {
    const page = await openStill(pages.contact.path);
    await complete(page, guestForms.contact);
    await press(page, '.message__form [type=submit]');
    await announced(page, messages.contact.success);
    expect(await announcementsOn(page)).toEqual([expect.stringContaining(messages.contact.success)]);
  });

  it('finds the role of a carousel, its slides with their positions, and the pause button', async () => {
    const page = await open(pages.rooms.path);
    const told = await accessibilityNodes(page, '.featured-carousel');
    expect(told[0]).toMatchObject({ roledescription: 'carousel', name: expect.stringMatching(/\S/) });
    expect(told).toContainEqual(
      expect.objectContaining({ roledescription: 'slide', name: expect.stringMatching(/^1 of \d+/) }),
    );
    await page.click('.featured-carousel [aria-label^="Pause"]');
    await becomes(page, '.featured-carousel [aria-label^="Start"]', { role: 'button' });
    await recordAnnouncements(page);
    await press(page, '.featured-carousel [aria-label="Next slide"]');
    await page.waitForFunction(
      () => document.querySelector('.featured-carousel [aria-live]')?.getAttribute('aria-live') === 'polite',
    );
  });

  it('finds the name of each dialog, and nothing of the page behind it', async () => {
    const page = await openStill(pages.about.path);
    await press(page, '.footer__cookies');
    await becomes(page, '.preferences[open]', { role: 'dialog', name: expect.stringMatching(/\S/) });
    const whole = await accessibilityNodes(page, 'body');
    expect(whole.filter(({ name }) => name === site.phone.display)).toEqual([]);
  });

  it('finds the position of the picture in the lightbox, and announces the next one', async () => {
    const page = await openStill(pages.gallery.path);
    const [first = '', second = ''] = galleryContent.photos.map(({ picture }) => picture.alt);
    await press(page, '.photo-grid a');
    await becomes(page, '.lightbox[open]', { role: 'dialog', name: expect.stringMatching(/\S/) });
    await becomes(page, '.lightbox[open] img', { name: first });
    await recordAnnouncements(page);
    await page.keyboard.press('ArrowRight');
    await announced(page, '2');
    await becomes(page, '.lightbox[open] img', { name: second });
  });

  it('finds descriptions of all pictures, and names of all headings and links', async () => {
    const page = await openStill(pages.home.path);
    const named = ['heading', 'link', 'button', 'textbox', 'checkbox', 'dialog', 'image'];
    const silent = (await accessibilityNodes(page, 'body')).filter(
      ({ role, name }) => named.includes(role) && !name,
    );
    expect(silent).toEqual([]);
  });
});
