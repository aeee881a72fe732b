import { type PageName, pageNames } from '../pages';
import book from './defaults/book.json';
import calendar from './defaults/calendar.json';
import codes from './defaults/codes.json';
import controls from './defaults/controls.json';
import crawlers from './defaults/crawlers.json';
import dates from './defaults/dates.json';
import drawings from './defaults/drawings.json';
import galleries from './defaults/galleries.json';
import header from './defaults/header.json';
import legal from './defaults/legal.json';
import nights from './defaults/nights.json';
import numbers from './defaults/numbers.json';
import pages from './defaults/pages.json';
import plans from './defaults/plans.json';
import refusals from './defaults/refusals.json';
import rooms from './defaults/rooms.json';
import slides from './defaults/slides.json';
import sun from './defaults/sun.json';
import testimonials from './defaults/testimonials.json';

/** Labels made from page names, for pages that defaults/pages.json doesn't list: 'opt-out' -> 'Opt Out'. */
const pageLabels = Object.fromEntries(
  pageNames.map((name) => [
    name,
    name.replace(/(?:^|-)[a-z]/g, (start) => start.replace('-', ' ').toUpperCase()),
  ]),
);

/** The text of controls in English, without facts about any hotel. */
export const uiDefaults = {
  book,
  calendar,
  codes,
  controls,
  crawlers,
  dates,
  drawings,
  galleries,
  header,
  legal,
  nights,
  numbers,
  pages: { ...pageLabels, ...pages } as Record<PageName, string>,
  plans,
  refusals,
  rooms,
  slides,
  sun,
  testimonials,
};

export type UiName = keyof typeof uiDefaults;

type Defaults = typeof uiDefaults;

/** The text of controls, by file: the defaults with the hotel's changes. */
export type UiText = Readonly<Omit<Defaults, 'dates'>> & {
  /** Short names of months and weekdays default to the first three letters. */
  readonly dates: Defaults['dates'] & Partial<Record<'shortMonths' | 'shortWeekdays', readonly string[]>>;
};

/** Labels for a stay's price with a code, used on /book. */
export type CodeWords = Pick<UiText['codes'], 'sum' | 'exactSum' | 'terms'>;

/** Labels for nights and rates, used by the calendar, the cards, and /book. */
export type NightWords = UiText['nights'];
