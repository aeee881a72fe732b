import * as z from 'zod';
import { flag, pageLink, text } from './fields';

/** content/banner.json: a line above every page. */
export const bannerFile = z.strictObject({
  shown: flag.meta({ description: 'Shows the line on every page.' }),
  text: text.meta({ description: 'One sentence: phones have little room above the page.' }),
  link: pageLink.optional(),
});
