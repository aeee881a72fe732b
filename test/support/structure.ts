/** Sections without a heading or a name (WCAG 2.4.10), and empty headings. Runs inside the page. */
export function sectionsWithoutHeading(): string[] {
  const headings = 'h1, h2, h3, h4, h5, h6';
  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()} "${element.textContent?.slice(0, 40)}"`;
  // The page's title is the heading of a single section.
  const isOne = document.querySelectorAll('main section').length === 1;
  const sections = document.querySelectorAll(
    `${isOne ? '' : 'main :is(section, article, form), '}footer section`,
  );
  const isNamed = (section: Element) => {
    const label = section.getAttribute('aria-labelledby');
    const isLabeled = section.ariaLabel || (label && document.getElementById(label));
    return section.querySelector(`${headings}, [role=group][aria-label]`) || isLabeled;
  };
  return [
    ...[...sections].filter((section) => section.checkVisibility() && !isNamed(section)),
    ...[...document.querySelectorAll(headings)].filter((each) => !each.textContent?.trim()),
  ].map(describe);
}
