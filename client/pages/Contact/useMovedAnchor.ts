import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';

type Data = PageData['contact'];

/** Returns the current URLs of the anchors for questions and accessibility, which used to be on this page. */
const movedAnchors = ({ page, questionAnchors }: Data): ReadonlyMap<string, string> =>
  new Map([
    ...questionAnchors
      .filter((anchor) => page.directions.items.every(({ id }) => id !== anchor))
      .map((anchor) => [anchor, `${pages.faq.path}#${anchor}`] as const),
    ...['accessible-features', 'accessible-website', 'accessible-hotel', 'report-a-barrier'].map(
      (anchor) => [anchor, `${pages.accessibility.path}#${anchor}`] as const,
    ),
    ['faq', pages.faq.path],
    ['questions', pages.faq.path],
    ['accessibility', pages.accessibility.path],
  ]);

/** Returns the current URL of a moved anchor; undefined for all other fragments. */
const movedTo = (hash: string, data: Data): string | undefined => movedAnchors(data).get(hash.slice(1));

/**
 * Redirects old links to questions and to the accessibility statement, which are now on other pages. A fragment never
 * reaches the server, so without JavaScript, `#faq` and `#accessibility` lead to links on this page.
 */
export function useMovedAnchor(data: Data) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const target = movedTo(hash, data);
    if (target) navigate(target, { replace: true });
  }, [hash, navigate, data]);
}
