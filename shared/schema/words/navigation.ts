import * as z from 'zod';
import { menuLink, template, text } from '../fields';

const links = z.array(menuLink);
const list = z.strictObject({ heading: text, links });

/** content/words/navigation.json: header, menus and footer, and the buttons that are on every page. */
export const navigationWordsFile = z.strictObject({
  skip: text,
  /** For screen readers: the banner, both menus, and the logo's link. */
  announcement: text,
  main: text,
  mobile: text,
  home: text,
  menu: text,
  closeMenu: text,
  book: text,
  /** Said of links that leave the site. */
  newTab: text,
  mapHint: text,
  weather: text,
  weatherHint: text,
  /** On both sides of the logo. */
  left: links,
  right: links,
  /** The menu of phones, in large and in small type. */
  mobileMain: links,
  mobileSmall: links,
  footer: z.strictObject({
    visit: text,
    map: text,
    contact: text,
    hotel: list,
    /** The link to /opt-out-preferences gets the icon of California's privacy law. */
    smallPrint: list,
    copyright: template('year', 'hotel'),
    renderings: text,
    cookies: text,
  }),
});
