import * as z from 'zod';
import { flag, pageLink, text } from './fields';

/** content/banner.json: a line of text above every page. */
export const bannerFile = z.strictObject({
  shown: flag.meta({ description: 'Shows the banner on every page.' }),
  text: text.meta({ description: 'One sentence: phones have little space above the page.' }),
  link: pageLink.optional(),
});
