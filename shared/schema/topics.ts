import * as z from 'zod';
import { richText, text } from './fields';
import type { Resolved } from './resolved';
import { withIds } from './uniqueIds';

/** A section of topics, each with an anchor. */
export const topicsSection = z.strictObject({
  heading: text,
  text,
  topics: withIds({
    title: text,
    paragraphs: z.array(richText).min(1, 'must have a paragraph'),
    /** Figures: capacities, times, prices. */
    facts: z.array(z.strictObject({ label: text, value: text })).optional(),
  }),
});

export type TopicsSection = Resolved<typeof topicsSection>;
