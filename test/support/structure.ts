import type { Page } from 'puppeteer';
import { pages } from './content';

/** Sections without a heading (WCAG 2.4.10), and empty headings. Runs inside the page. */
export function sectionsWithoutHeading(): string[] {
  const headings = 'h1, h2, h3, h4, h5, h6';
  const named = (element: Element) => `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}`;
  // The page's title is the heading of a single section.
  const isOne = document.querySelectorAll('main section').length === 1 && document.querySelector('main h1');
  const inMain = isOne ? '' : 'main section, main article, main .section, main form, ';
  const sections = document.querySelectorAll(`${inMain}footer section`);
  const isNamed = (section: Element) => {
    // Accepts accessible names: a heading with the same words would be announced twice.
    const by = section.getAttribute('aria-labelledby');
    const isLabeled = section.hasAttribute('aria-label') || (by && document.getElementById(by));
    return section.querySelector(headings) || isLabeled || section.querySelector('[role=group][aria-label]');
  };
  const faults = [...sections].filter((section) => section.checkVisibility() && !isNamed(section)).map(named);
  const empty = [...document.querySelectorAll(headings)].filter((each) => !each.textContent?.trim());
  return [...faults, ...empty.map((heading) => `empty ${named(heading)}`)];
}

/**
 * Links for help in header and footer (WCAG 3.2.6: telephone, email, contact page) in document order, with their
 * positions. Runs inside the page.
 */
function helpLinkPositions(contact: string): string[] {
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

/** Scrolls to the top of a page and waits until the header is at full height. */
export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForFunction(() => {
    const header = document.querySelector('.header:not(.header--scrolled)');
    return header?.getAnimations({ subtree: true }).length === 0;
  });
}

/** Links for help with the page scrolled to the top. */
export async function helpLinks(page: Page): Promise<string[]> {
  await scrollToTop(page);
  return page.evaluate(helpLinkPositions, pages.contact.path);
}
