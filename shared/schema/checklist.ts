import * as z from 'zod';
import { line } from './fields';

const item = line.meta({ field: 'id' });

/** content/checklist.json: what the owner says of the items in server/golive/rules.ts, by their ids. docs/make-it-yours.md */
export const checklistFile = z.strictObject({
  /** Items that only a person can see. */
  done: z.array(item).meta({ title: 'Done' }),
  /** The reason for each. */
  doesNotApply: z.record(z.string(), item).meta({ title: 'Does not apply' }),
});

export type ChecklistAnswers = z.output<typeof checklistFile>;
