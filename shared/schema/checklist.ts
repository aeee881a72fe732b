import * as z from 'zod';
import { line } from './fields';

const item = line.meta({ field: 'id' });

/** content/checklist.json: the owner's answers to the items in server/golive/rules.ts, by id. docs/make-it-yours.md */
export const checklistFile = z.strictObject({
  /** Items that only a person can check. */
  done: z.array(item).meta({ title: 'Done' }),
  /** Reasons by item. */
  doesNotApply: z.record(z.string(), item).meta({ title: 'Does not apply' }),
});

export type ChecklistAnswers = z.output<typeof checklistFile>;
