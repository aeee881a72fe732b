import { careersContent } from '../generated/content/pages/careers';
import { wholeAmount } from './room';
import type { JobPosting } from './schema/jobs';
import { counted, fill } from './words';

export type { JobPosting };

const { labels } = careersContent;

/** 'Full-time' */
export const employmentLabel = (job: JobPosting): string =>
  job.employmentType === 'FULL_TIME' ? labels.fullTime : labels.partTime;

/** '$22–$26 an hour', '$78,000–$92,000 a year' */
export const payLabel = ({ pay }: JobPosting): string =>
  fill(pay.per === 'HOUR' ? labels.hourly : labels.yearly, {
    from: wholeAmount(pay.from),
    to: wholeAmount(pay.to),
  });

/** '1 open position', '5 open positions' */
export const countLabel = (count: number): string => counted(labels.count, count);
