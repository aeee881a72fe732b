import * as z from 'zod';
import type { Fields } from '../../content/fields';

/** content/pages/not-found.json: the page for every unknown address. docs/behavior.md#not-found */
export const notFoundPage = ({ text, meta, picture, pageLink, exactly }: Fields) =>
  z.strictObject({
    meta,
    heading: text,
    text,
    picture,
    /** The button. */
    home: pageLink,
    links: exactly(2, pageLink),
  });
