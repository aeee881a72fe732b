import { useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * True in the first frame after following a link: the page's first screen is shown, and sections follow right away, in
 * slices. False for links to a fragment and for history steps, whose scroll position needs the entire page.
 */
export function useDeferred(): boolean {
  const isHistoryStep = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  return useDeferredValue(false, !isHistoryStep && !hash);
}
