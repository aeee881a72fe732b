import type { Page } from 'puppeteer';
import { pages } from './content';

/** Sections of a page without a heading (WCAG 2.4.10), and headings without a word. Runs inside the page. */
export function headlessSections(): string[] {
  const headings = 'h1, h2, h3, h4, h5, h6';
  const named = (element: Element) => `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}`;
  // A page of one section is headed by its title.
  const isOne = document.querySelectorAll('main section').length === 1 && document.querySelector('main h1');
  const inMain = isOne ? '' : 'main section, main article, main .section, main form, ';
  const sections = document.querySelectorAll(`${inMain}footer section`);
  const isNamed = (section: Element) => {
    // What has a name of its own would be heard twice: a bar of one button, a table that scrolls, a carousel.
    const by = section.getAttribute('aria-labelledby');
    const isLabelled = section.hasAttribute('aria-label') || (by && document.getElementById(by));
    return section.querySelector(headings) || isLabelled || section.querySelector('[role=group][aria-label]');
  };
  const faults = [...sections].filter((section) => section.checkVisibility() && !isNamed(section)).map(named);
  const empty = [...document.querySelectorAll(headings)].filter((each) => !each.textContent?.trim());
  return [...faults, ...empty.map((heading) => `empty ${named(heading)}`)];
}

/**
 * Where around a page's content a guest finds help (WCAG 3.2.6): telephone, email and the page to write from, in their
 * order, with their places in the header and in the footer. Runs inside the page.
 */
export function helpPlaces(contact: string): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    `:is(.header, .footer) :is(a[href^="tel:"], a[href^="mailto:"], a[href="${contact}"])`,
  );
  const footer = document.querySelector('.footer')?.getBoundingClientRect().top ?? 0;
  return [...links]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map((link) => {
      const { left, top } = link.getBoundingClientRect();
      const y = link.closest('.footer') ? top - footer : top;
      return `${link.getAttribute('href')} at ${Math.round(left)}, ${Math.round(y)}`;
    });
}

/** The places of help once the page stands at its top and the header has grown back. */
export async function helpOf(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForFunction(() => {
    const header = document.querySelector('.header:not(.header--scrolled)');
    return header?.getAnimations({ subtree: true }).length === 0;
  });
  return page.evaluate(helpPlaces, pages.contact.path);
}
