import type * as z from 'zod';
import type { UiName, uiSchemas } from '../schema/ui';
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
export const uiDefaults: { readonly [Name in UiName]: z.input<(typeof uiSchemas)[Name]> } = {
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
  pages,
  plans,
  refusals,
  rooms,
  slides,
  sun,
};
