import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pages } from '../../../shared/pages';

/** The current places of the accessibility statement's anchors, which were on this page. */
const accessibilityAnchors: Readonly<Record<string, string>> = {
  accessibility: '',
  'accessible-features': '#accessible-features',
  'accessible-website': '#accessible-website',
  'accessible-hotel': '#accessible-hotel',
  'report-a-barrier': '#report-a-barrier',
};

/** Anchors of the questions' section; those of questions and topics moved to their own page. */
const questionsAnchors = ['faq', 'questions'];

/**
 * Redirects old links to questions and to the accessibility statement to their pages. A fragment never reaches the
 * server, so for guests without JavaScript `#faq` and `#accessibility` name links on this page.
 * docs/behavior.md#contact
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
