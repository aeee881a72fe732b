import type { Labels } from '../../../shared/labels';
import type { JobPosting } from '../../../shared/schema/jobs';
import type { PageContent } from '../../../shared/schema/pages';
import { fill } from '../../../shared/templates';

export type { JobPosting };

type Words = PageContent<'careers'>['labels'];

/** Formats the type of employment: 'Full-time'. */
export const employmentLabel = (job: JobPosting, words: Words): string =>
  job.employmentType === 'FULL_TIME' ? words.fullTime : words.partTime;

/** Formats the pay: '$22–$26 an hour', '$78,000–$92,000 a year'. */
export const payLabel = ({ pay }: JobPosting, words: Words, { wholeAmount }: Labels): string =>
  fill(pay.per === 'HOUR' ? words.hourly : words.yearly, {
    from: wholeAmount(pay.from),
    to: wholeAmount(pay.to),
  });
