import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { contactContent } from '../../../generated/content/pages/contact';
import { questionAnchors } from '../../../generated/content/questionAnchors';
import { pages } from '../../../shared/pages';

const directions = contactContent.directions.items.map(({ id }) => id);

/** The current addresses of anchors that were on this page: of the questions and the accessibility statement. */
const movedAnchors: ReadonlyMap<string, string> = new Map([
  ...questionAnchors
    .filter((anchor) => !directions.includes(anchor))
    .map((anchor) => [anchor, `${pages.faq.path}#${anchor}`] as const),
  ...['accessible-features', 'accessible-website', 'accessible-hotel', 'report-a-barrier'].map(
    (anchor) => [anchor, `${pages.accessibility.path}#${anchor}`] as const,
  ),
  ['faq', pages.faq.path],
  ['questions', pages.faq.path],
  ['accessibility', pages.accessibility.path],
]);

/** Where a fragment of this page leads on to; undefined for all but the moved anchors. */
export const movedTo = (hash: string): string | undefined => movedAnchors.get(hash.slice(1));

/**
 * Redirects old links to questions and to the accessibility statement to their pages. A fragment never reaches the
 * server, so for guests without JavaScript `#faq` and `#accessibility` name links on this page.
 * docs/behavior.md#contact
 */
export function useMovedAnchor() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const target = movedTo(hash);
    if (target) navigate(target, { replace: true });
  }, [hash, navigate]);
}
