import type { JobPosting } from './content/schemas/jobs';

export type { JobPosting };

/** 'Full-time' */
export const employmentLabel = (job: JobPosting): string =>
  job.employmentType === 'FULL_TIME' ? 'Full-time' : 'Part-time';

/** '$22–$26 an hour', '$78,000–$92,000 a year' */
export function payLabel({ pay }: JobPosting): string {
  const [from, to] = [pay.from, pay.to].map((amount) => `$${amount.toLocaleString('en-US')}`);
  return `${from}–${to} ${pay.per === 'HOUR' ? 'an hour' : 'a year'}`;
}

/** '1 open position', '5 open positions' */
export const countLabel = (count: number): string =>
  `${count} open ${count === 1 ? 'position' : 'positions'}`;
