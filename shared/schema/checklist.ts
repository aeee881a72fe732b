import * as z from 'zod';

const line = z.string('must be a text').trim().min(1, 'must not be empty').meta({ field: 'id' });

/** content/checklist.json: what the owner says of the items in tools/golive/rules.ts, by their ids. docs/make-it-yours.md */
export const checklistFile = z.strictObject({
  /** Items that only a person can see. */
  done: z.array(line).meta({ title: 'Done' }),
  /** The reason for each. */
  doesNotApply: z.record(z.string(), line).meta({ title: 'Does not apply' }),
});

export type ChecklistAnswers = z.output<typeof checklistFile>;
