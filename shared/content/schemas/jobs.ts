import * as z from 'zod';
import type { Fields } from '../fields';
import { uniqueIds } from '../uniqueIds';

/** content/jobs.json: open positions, and what they can be filtered by. docs/behavior.md#careers */
export const jobsFile = ({ text, id, date, wholeNumber, sample }: Fields) =>
  z
    .strictObject({
      /** In the order of the filter. */
      departments: z.array(text),
      locations: z.array(text),
      jobs: z
        .array(
          z.strictObject({
            id,
            sample,
            title: text,
            department: text,
            location: text,
            description: text,
            /** As schema.org names it. */
            employmentType: z.literal(['FULL_TIME', 'PART_TIME'], 'must be FULL_TIME or PART_TIME'),
            /** US$ before tax. */
            pay: z.strictObject({
              from: wholeNumber('dollars'),
              to: wholeNumber('dollars'),
              per: z.literal(['HOUR', 'YEAR'], 'must be HOUR or YEAR'),
            }),
            datePosted: date.meta({ description: 'The first day of the posting.' }),
            validThrough: date.meta({ description: 'The last day of the posting.' }),
          }),
        )
        .check(uniqueIds),
    })
    .check(({ value: { departments, locations, jobs }, issues }) => {
      jobs.forEach((job, index) => {
        const report = (field: string, input: unknown, message: string) =>
          issues.push({ code: 'custom', path: ['jobs', index, field], input, message });
        if (!departments.includes(job.department))
          report('department', job.department, 'must be one of departments');
        if (!locations.includes(job.location)) report('location', job.location, 'must be one of locations');
        if (job.pay.to < job.pay.from) report('pay', job.pay.to, 'must not end below where it begins');
        if (job.validThrough < job.datePosted)
          report('validThrough', job.validThrough, 'must not come before datePosted');
      });
    });

export type Jobs = z.output<ReturnType<typeof jobsFile>>;
export type JobPosting = Jobs['jobs'][number];
