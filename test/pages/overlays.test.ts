import { isLocked, type OpenOptions, type OpenPage, open, phone, resize, unlocked } from '../support/browser';
import { largePhone, openOverlay, overlays } from '../support/overlays';
import { byRole, click, gone, hasRole, press } from '../support/roles';
import { content, pageContent, pages } from '../support/sample-content';

const { controls, header } = content.ui;
const { navigation } = content;

describe.each(overlays)('$overlay', (overlay) => {
  const { path, viewport, opener, name, close, outsidePoint, isPopup = false } = overlay;
  let page: OpenPage;
  beforeAll(async () => {
    page = await open(path, { viewport, reducedMotion: true });
  });
  const isFocusInside = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest('dialog, [role=dialog]')));
  const openIt = async () => {
    await openOverlay(page, overlay);
    return page.evaluate(() => scrollY);
  };
  const closed = async (scrolled: number) => {
    await gone(page, 'dialog');
    await unlocked(page);
    if (!isPopup) expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(page.consoleMessages).toEqual([]);
  };

  it('opens with the keyboard and receives focus; a modal overlay locks and hides the page behind it', async () => {
    await (await byRole(page, ...opener)).focus();
    await page.keyboard.press('Enter');
    await byRole(page, 'dialog', name);
    await page.waitForFunction(() => document.activeElement?.closest('dialog, [role=dialog]'));
    expect([await isLocked(page), await hasRole(page, 'contentinfo')]).toEqual([!isPopup, isPopup]);
    for (let presses = 0; presses < 5 && !isPopup; presses += 1) {
      await page.keyboard.press('Tab');
      // After the last control, focus moves to the browser's own controls.
      const isOut = await page.evaluate(() => document.activeElement === document.body);
      expect(isOut || (await isFocusInside())).toBe(true);
    }
    await page.keyboard.press('Escape');
    await closed(await page.evaluate(() => scrollY));
  });

  it.each([
    ['Escape', () => page.keyboard.press('Escape')],
    ['its close button', () => click(page, 'button', close)],
  ])('closes with %s, and focus returns to its opener', async (_way, leave) => {
    const scrolled = await openIt();
    await leave();
    await closed(scrolled);
    const button = await byRole(page, ...opener);
    await page.waitForFunction((element) => document.activeElement === element, {}, button);
  });

  if (outsidePoint)
    it('closes on a click outside the overlay', async () => {
      const scrolled = await openIt();
      await page.mouse.click(...outsidePoint);
      await closed(scrolled);
    });
});

describe('the mobile menu', () => {
  const openMenu = async (options: OpenOptions = {}) => {
    const page = await open(pages.about.path, { viewport: largePhone, reducedMotion: true, ...options });
    await press(page, 'button', header.menu);
    return { page, menu: await byRole(page, 'dialog', header.menu) };
  };

  it('closes when a link is tapped, and opens the link’s page', async () => {
    const { page, menu } = await openMenu();
    await press(menu, 'link', navigation.mobileMain.find(({ to }) => to === pages.gallery.path)?.label);
    await gone(page, 'dialog');
    await byRole(page, 'heading', pageContent('gallery').hero.title);
    await unlocked(page);
  });

  it('closes when BOOK NOW is tapped, which opens a new tab', async () => {
    const { page, menu } = await openMenu();
    // Keeps the booking engine from loading.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await press(menu, 'link', `${navigation.book} ${controls.newTab}`);
    await gone(page, 'dialog');
    await unlocked(page);
  });

  it('closes on Back', async () => {
    const page = await open(pages.about.path, { viewport: phone, reducedMotion: true });
    await press(page, 'link', 'Careers');
    await byRole(page, 'heading', pageContent('careers').hero.title);
    await press(page, 'button', header.menu);
    await byRole(page, 'dialog', header.menu);
    await page.goBack();
    await gone(page, 'dialog');
  });

  it('closes when the window reaches 768 px', async () => {
    const { page } = await openMenu();
    await resize(page, { ...largePhone, width: 767 });
    expect(await hasRole(page, 'dialog', header.menu)).toBe(true);
    await resize(page, { ...largePhone, width: 768 });
    await gone(page, 'dialog');
    await unlocked(page);
  });

  it('opens without JavaScript', async () => {
    const page = await open(pages.about.path, { viewport: phone, javascript: false });
    await click(page, 'button', header.menu);
    await byRole(page, 'dialog', header.menu);
  });
});
