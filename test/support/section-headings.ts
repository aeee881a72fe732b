/** Lists sections with neither a heading nor a label (WCAG 2.4.10). Runs inside the page. */
export function sectionsWithoutHeading(): string[] {
  // If a page has only one section, the page's title is the section's heading.
  const hasOneSection = document.querySelectorAll('main section').length === 1;
  const sections = document.querySelectorAll(
    `${hasOneSection ? '' : 'main :is(section, article, form), '}footer section`,
  );
  const isNamed = (section: Element) => {
    const label = section.getAttribute('aria-labelledby');
    const isLabeled = section.ariaLabel || (label && document.getElementById(label));
    return section.querySelector('h1, h2, h3, h4, h5, h6, [role=group][aria-label]') || isLabeled;
  };
  return [...sections]
    .filter((section) => section.checkVisibility() && !isNamed(section))
    .map(({ tagName, textContent }) => `${tagName.toLowerCase()} "${textContent?.slice(0, 40)}"`);
}
