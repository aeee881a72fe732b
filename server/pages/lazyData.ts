import type { Content } from '../../shared/content/content';
import type { LazyData, LazyDataName } from '../../shared/lazyData';

/** The data that pages fetch later, keyed by name. */
export function lazyData({
  cookies: { signalHonored: _, ...cookies },
  ui,
  stayForm,
  viewer,
}: Content): LazyData {
  return { cookies, calendar: { words: ui.calendar, errors: stayForm.errors }, viewer };
}

export const lazyDataNames: readonly LazyDataName[] = ['cookies', 'calendar', 'viewer'];
