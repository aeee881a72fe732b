import * as z from 'zod';
import { hero, meta, picture, pluralForms, richText, some, template, text, textBlock } from '../fields';

/** content/pages/careers.json; the positions are in content/jobs.json. */
export const careersPage = z.strictObject({
  meta,
  hero,
  /** Labels for each position, and for the number of positions. */
  labels: z.strictObject({
    fullTime: text,
    partTime: text,
    hourly: template('from', 'to'),
    yearly: template('from', 'to'),
    count: pluralForms,
  }),
  positions: z.strictObject({
    heading: text,
    departmentLabel: text,
    locationLabel: text,
    /** The first option of each filter, with the value 'all'. */
    allDepartments: text,
    allLocations: text,
    /** The filters' submit button, shown without JavaScript. */
    show: text,
    /** The label of a button that does nothing, as `applyNote` above the list explains. */
    apply: text,
    applyNote: text,
    empty: text,
  }),
  values: z.strictObject({ heading: text, picture, items: some(textBlock) }),
  howToApply: z.strictObject({
    heading: text,
    steps: some(z.strictObject({ title: text, text: richText })),
    note: text,
  }),
});
