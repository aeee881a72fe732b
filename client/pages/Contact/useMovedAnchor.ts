import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pages } from '../../../shared/pages';

/** Where the accessibility statement's anchors, which were on this page, are now. */
const accessibilityAnchors: Readonly<Record<string, string>> = {
  accessibility: '',
  'accessible-features': '#accessible-features',
  'accessible-website': '#accessible-website',
  'accessible-hotel': '#accessible-hotel',
  'report-a-barrier': '#report-a-barrier',
};

/** Anchors of the questions' section itself; those of questions and topics are not on this page any more. */
const questionsAnchors = ['faq', 'questions'];

/**
 * Leads old links to questions and to the accessibility statement to their pages. A fragment never reaches the server, so
 * without JavaScript `#faq` and `#accessibility` name links on this page. docs/behavior.md#contact
 */
export function useMovedAnchor() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const id = hash.slice(1);
    if (!id) return;
    const anchor = accessibilityAnchors[id];
    if (anchor !== undefined) navigate(pages.accessibility.path + anchor, { replace: true });
    else if (questionsAnchors.includes(id)) navigate(pages.faq.path, { replace: true });
    else if (!document.getElementById(id)) navigate(pages.faq.path + hash, { replace: true });
  }, [hash, navigate]);
}
