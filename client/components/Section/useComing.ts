import { useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * True in the first frame of a page that a guest has come to by a link: what stands first is shown, and sections follow
 * at once, in slices. Not where a part of the page is asked for, nor on a step in the history, whose scroll position
 * needs all of the page; nor on the first page.
 */
export function useComing(): boolean {
  const isWhole = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  return useDeferredValue(false, !isWhole && !hash);
}
