import * as z from 'zod';
import type { Fields } from '../content/fields';

/** content/banner.json: a line above every page; undefined while off. docs/behavior.md#banner */
export const bannerFile = ({ text, pageLink }: Fields) =>
  z
    .strictObject({
      shown: z.boolean('must be true or false').meta({ description: 'Shows the line on every page.' }),
      text: text.meta({ description: 'One sentence: phones have little room above the page.' }),
      link: pageLink.optional(),
    })
    .transform(({ shown, ...banner }) => (shown ? banner : undefined));
