import type { Content } from './content/compile';

/** What a page shows only later, and fetches then. docs/decisions/0036-a-page-carries-its-data.md */
export interface LaterData {
  /** The cookie banner and the preferences dialog. */
  cookies: Omit<Content['cookies'], 'signalHonored'>;
  /** The stay calendar, and the errors that the form's rules find. */
  calendar: { words: Content['ui']['calendar']; errors: Content['stayForm']['errors'] };
  /** The 360° view of a room. */
  viewer: Content['viewer'];
}

export type LaterName = keyof LaterData;

/** Its address. */
export const laterPath = (name: LaterName): string => `/data/${name}.json`;
