import { useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * True in the first render after a guest follows a link, when only the first screen of the page is shown. React renders
 * the other sections immediately afterwards, in small steps. False for links to a fragment and for history steps, whose
 * scroll position requires the entire page.
 */
export function useDeferred(): boolean {
  const isHistoryStep = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  return useDeferredValue(false, !isHistoryStep && !hash);
}
