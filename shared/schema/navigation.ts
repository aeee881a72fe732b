import * as z from 'zod';
import { menuLink, template, text } from './fields';

const links = z.array(menuLink);
const list = z.strictObject({ heading: text, links });

/** content/navigation.json: the links and buttons in the header, phone menu and footer. */
export const navigationFile = z.strictObject({
  book: text,
  /** The links on both sides of the logo. */
  left: links,
  right: links,
  /** The phone menu's links, in large and small type. */
  mobileMain: links,
  mobileSmall: links,
  footer: z.strictObject({
    visit: text,
    map: text,
    contact: text,
    hotel: list,
    /** The link to /do-not-sell gets California's privacy icon. */
    smallPrint: list,
    copyright: template('year', 'hotel'),
    renderings: text,
    /** A note that pictures differ from the hotel, shown next to pictures. Default: `renderings`, the footer's text. */
    renderingsNote: text.optional(),
    cookies: text,
  }),
});
