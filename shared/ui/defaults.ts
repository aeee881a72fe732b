import type { PageName } from '../pages';
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

/** The texts of controls in English, without a fact of any hotel. */
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
  pages: pages satisfies Record<PageName, string>,
  plans,
  refusals,
  rooms,
  slides,
  sun,
};

export type UiName = keyof typeof uiDefaults;

type Defaults = typeof uiDefaults;

/** The texts of controls, by file: the program's with what the hotel changes. */
export type UiTexts = Readonly<Omit<Defaults, 'dates'>> & {
  /** Without short names they are the first three letters. */
  readonly dates: Defaults['dates'] & Partial<Record<'shortMonths' | 'shortWeekdays', readonly string[]>>;
};

/** What /book and the pages of groups say of a code and a stay. */
export type CodeWords = Pick<UiTexts['codes'], 'sum' | 'terms'>;

/** What the calendar, the cards and /book say of nights and rates. */
export type NightWords = UiTexts['nights'];
