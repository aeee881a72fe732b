import * as z from 'zod';
import type { Fields } from '../fields';
import { uniqueIds } from '../uniqueIds';

/** A section of topics that guests look for by name, each with an anchor of its own. docs/behavior.md#topics */
export const topicsSection = ({ text, id, richText }: Fields) =>
  z.strictObject({
    heading: text,
    text,
    topics: z
      .array(
        z.strictObject({
          /** The anchor. */
          id,
          title: text,
          paragraphs: z.array(richText).min(1, 'must have a paragraph'),
          /** Figures: what fits, when, for how much. */
          facts: z.array(z.strictObject({ label: text, value: text })).optional(),
        }),
      )
      .check(uniqueIds),
  });

export type TopicsSection = z.output<ReturnType<typeof topicsSection>>;
