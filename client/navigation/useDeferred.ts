import { useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * True in the first frame of a page that a link has led to: its first screen is shown, and sections follow at once, in
 * slices. Not for a link to a part of a page, nor on a step in the history, whose scroll position needs the whole page.
 */
export function useDeferred(): boolean {
  const isWhole = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  return useDeferredValue(false, !isWhole && !hash);
}
