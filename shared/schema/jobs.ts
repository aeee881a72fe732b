import * as z from 'zod';
import { amount, date, sample, text, withIds } from './fields';
import type { Resolved } from './resolved';

/** content/jobs.json: open positions and their filters. */
export const jobsFile = z
  .strictObject({
    /** Departments and locations, in the order of the filters. */
    departments: z.array(text),
    locations: z.array(text),
    jobs: withIds({
      sample,
      title: text,
      department: text.meta({ field: 'department' }),
      location: text.meta({ field: 'location' }),
      description: text,
      /** A schema.org value. */
      employmentType: z.literal(['FULL_TIME', 'PART_TIME']),
      /** The pay in US$ before tax. */
      pay: z.strictObject({
        from: amount(),
        to: amount(),
        per: z.literal(['HOUR', 'YEAR']),
      }),
      validThrough: date.meta({ field: 'lastDay', description: 'The last day the job is posted.' }),
    }),
  })
  .check(({ value: { departments, locations, jobs }, issues }) => {
    jobs.forEach((job, index) => {
      const report = (field: string, input: unknown, message: string) =>
        issues.push({ code: 'custom', path: ['jobs', index, field], input, message });
      if (!departments.includes(job.department))
        report('department', job.department, 'must be one of the departments');
      if (!locations.includes(job.location)) report('location', job.location, 'must be one of the locations');
      if (job.pay.to < job.pay.from) report('pay', job.pay.to, 'must not end lower than it starts');
    });
  });

type Jobs = Resolved<typeof jobsFile>;
export type JobPosting = Jobs['jobs'][number];
