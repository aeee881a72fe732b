import * as z from 'zod';
import { hero, meta, pageLink, picture, pictureCard, sample, some, text, topicsSection } from '../fields';

const featureList = z.strictObject({ title: text, items: z.array(text) });

export const aboutPage = z.strictObject({
  meta,
  sample,
  hero,
  legacy: z.strictObject({
    heading: text,
    paragraphs: some(text),
    facts: z.array(z.strictObject({ figure: text, label: text })),
    picture,
  }),
  retro: z.strictObject({ heading: text, text, cards: some(pictureCard) }),
  location: z.strictObject({
    heading: text,
    paragraphs: z.array(text),
    picture,
    /** The caption under the picture, before the time of sunset. */
    caption: text,
    inRoom: featureList,
    property: featureList,
  }),
  local: z.strictObject({ heading: text, text, tiles: some(pictureCard) }),
  /** Information for guests to read before their stay. */
  stay: topicsSection,
  closing: z.strictObject({ heading: text, text, book: pageLink, contact: pageLink }),
});
