import type { Content } from './content/content';

/** Data that pages fetch only when needed. docs/decisions/0036-a-page-carries-its-data.md */
export interface LazyData {
  /** The cookie banner and the preferences dialog. */
  cookies: Omit<Content['cookies'], 'signalHonored'>;
  /** The stay calendar, and the stay form's error messages. */
  calendar: { words: Content['ui']['calendar']; errors: Content['stayForm']['errors'] };
  /** The 360° view of a room. */
  viewer: Content['viewer'];
}

export type LazyDataName = keyof LazyData;

export const lazyDataPath = (name: LazyDataName): string => `/data/${name}.json`;
