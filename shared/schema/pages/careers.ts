import * as z from 'zod';
import { counted, hero, meta, picture, richText, some, template, text, textBlock } from '../fields';

/** content/pages/careers.json; the positions are content/jobs.json. */
export const careersPage = z.strictObject({
  meta,
  hero,
  /** Beside each position, and how many there are. */
  labels: z.strictObject({
    fullTime: text,
    partTime: text,
    hourly: template('from', 'to'),
    yearly: template('from', 'to'),
    count: counted,
  }),
  positions: z.strictObject({
    heading: text,
    departmentLabel: text,
    locationLabel: text,
    /** The first choice of each filter, value 'all'. */
    allDepartments: text,
    allLocations: text,
    /** The filters' submit button, without JavaScript. */
    show: text,
    /** A button without action; `applyNote` above the list says so. */
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
