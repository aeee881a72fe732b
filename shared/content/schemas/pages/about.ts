import * as z from 'zod';
import type { Fields } from '../../fields';

/** content/pages/about.json. docs/behavior.md#our-story */
export const aboutPage = ({ text, meta, hero, picture, pictureCard, pageLink, exactly }: Fields) => {
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
    closing: z.strictObject({ heading: text, text, book: pageLink, contact: pageLink }),
  });
};

export type AboutPage = z.output<ReturnType<typeof aboutPage>>;
