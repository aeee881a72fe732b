import { ownValue } from '../../ownValue';
import type { Resolved } from '../resolved';
import { calendarTexts } from './calendar';
import { codeTexts } from './codes';
import { controlTexts } from './controls';
import { crawlerTexts } from './crawlers';
import { dateTexts } from './dates';
import { drawingTexts } from './drawings';
import { galleryTexts } from './galleries';
import { headerTexts } from './header';
import { legalTexts } from './legal';
import { nightTexts } from './nights';
import { numberTexts } from './numbers';
import { pageTexts } from './pages';
import { planTexts } from './plans';
import { refusalTexts } from './refusals';
import { roomTexts } from './rooms';
import { slideTexts } from './slides';
import { sunTexts } from './sun';

/** The texts of controls, by file. The program has those of shared/ui/defaults/; content/ui/ of a hotel changes what it names. */
export const uiSchemas = {
  calendar: calendarTexts,
  codes: codeTexts,
  controls: controlTexts,
  crawlers: crawlerTexts,
  dates: dateTexts,
  drawings: drawingTexts,
  galleries: galleryTexts,
  header: headerTexts,
  legal: legalTexts,
  nights: nightTexts,
  numbers: numberTexts,
  pages: pageTexts,
  plans: planTexts,
  refusals: refusalTexts,
  rooms: roomTexts,
  slides: slideTexts,
  sun: sunTexts,
};

export type UiName = keyof typeof uiSchemas;

export type UiTexts = { readonly [Name in UiName]: Resolved<(typeof uiSchemas)[Name]> };

export const uiNames = Object.keys(uiSchemas) as UiName[];

/** The schema of a file of content/ui; undefined if there is no such file. */
export const uiSchema = (name: string) => ownValue<(typeof uiSchemas)[UiName]>(uiSchemas, name);
