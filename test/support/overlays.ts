import type { Page, Viewport } from 'puppeteer';
import { fill } from '../../shared/templates';
import { desktop, phone } from './browser';
import { byRole, click } from './roles';
import { content, cookies, pageContent, pages, stayForm } from './sample-content';

const { controls, header } = content.ui;
const { navigation } = content;
const { viewer } = pageContent('rooms').story;
/** A phone that is wide enough to show the page next to the menu. */
export const largePhone: Viewport = { ...phone, width: 600 };

/** A dialog or popup that opens over the page. */
export interface Overlay {
  overlay: string;
  path: string;
  viewport: Viewport;
  opener: [role: string, name: string];
  /** The overlay's accessible name. */
  name: string;
  close: string;
  /** A point outside the overlay; undefined if the overlay fills the window. */
  outsidePoint?: [x: number, y: number];
  /** Set if the page behind the overlay stays usable. */
  isPopup?: true;
}

export const overlays: readonly Overlay[] = [
  {
    overlay: 'the mobile menu',
    path: pages.about.path,
    viewport: largePhone,
    opener: ['button', header.menu],
    name: header.menu,
    close: header.closeMenu,
    outsidePoint: [60, 500],
  },
  {
    overlay: 'the cookie preferences',
    path: pages.about.path,
    viewport: desktop,
    opener: ['button', navigation.footer.cookies],
    name: cookies.dialog.title,
    close: cookies.dialog.cancel,
    outsidePoint: [5, 5],
  },
  {
    overlay: 'the lightbox',
    path: pages.gallery.path,
    viewport: desktop,
    opener: ['link', pageContent('gallery').photos[2]?.picture.alt ?? ''],
    name: `${fill(content.ui.galleries.position, { number: 3, count: pageContent('gallery').photos.length })} ${fill(content.ui.galleries.rendering, { picture: pageContent('gallery').photos[2]?.picture.alt ?? '' })}`,
    close: controls.close,
    outsidePoint: [100, 450],
  },
  {
    overlay: 'the 360° viewer',
    path: pages.rooms.path,
    viewport: desktop,
    opener: ['button', viewer?.label ?? ''],
    name: viewer?.title ?? '',
    close: controls.close,
    outsidePoint: [8, 400],
  },
  {
    overlay: 'the calendar',
    path: pages.home.path,
    viewport: desktop,
    opener: ['button', `${stayForm.arrival.label} ${stayForm.choose.short} ${stayForm.choose.rest}`],
    name: stayForm.open,
    close: stayForm.done,
    // A point in the page's margin, since the calendar may be anywhere below the header.
    outsidePoint: [1420, 300],
    isPopup: true,
  },
  {
    overlay: 'the calendar sheet',
    path: pages.home.path,
    viewport: phone,
    opener: ['button', `${stayForm.arrival.label} ${stayForm.choose.short}`],
    name: stayForm.title,
    close: controls.close,
  },
];

/** Opens an overlay with the mouse and returns the overlay. The overlay's page must be open. */
export async function openOverlay(page: Page, { opener, name }: Overlay) {
  // In narrow windows, the button for cookie preferences is hidden until the page has scrolled.
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await click(page, ...opener);
  return byRole(page, 'dialog', name);
}
