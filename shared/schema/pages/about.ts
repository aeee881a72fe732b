import * as z from 'zod';
import type { Fields } from '../../content/fields';
import { topicsSection } from '../topics';

/** content/pages/about.json. docs/behavior.md#our-story */
export const aboutPage = (fields: Fields) => {
  const { text, meta, hero, picture, pictureCard, pageLink, exactly } = fields;
  const featureList = z.strictObject({ title: text, items: z.array(text) });
  return z.strictObject({
    meta,
    hero,
    legacy: z.strictObject({
      heading: text,
      paragraphs: exactly(3, text),
      facts: z.array(z.strictObject({ figure: text, label: text })),
      picture,
    }),
    retro: z.strictObject({ heading: text, text, cards: exactly(3, pictureCard) }),
    location: z.strictObject({
      heading: text,
      paragraphs: z.array(text),
      picture,
      /** Under the picture, before the time of the sunset. */
      caption: text,
      inRoom: featureList,
      property: featureList,
    }),
    local: z.strictObject({ heading: text, text, tiles: exactly(4, pictureCard) }),
    /** Information before a stay. */
    stay: topicsSection(fields),
    closing: z.strictObject({ heading: text, text, book: pageLink, contact: pageLink }),
  });
};
