import { employmentLabel, type JobPosting, payLabel } from '../../../../client/pages/Careers/jobLabels';
import { labels, pageContent } from '../../../support/small-hotel';

const { labels: jobWords } = pageContent('careers');

const job = (more: Partial<JobPosting>) => more as JobPosting;

it.each([
  [employmentLabel(job({ employmentType: 'FULL_TIME' }), jobWords), 'Full-time'],
  [employmentLabel(job({ employmentType: 'PART_TIME' }), jobWords), 'Part-time'],
  [payLabel(job({ pay: { from: 22, to: 26, per: 'HOUR' } }), jobWords, labels), '$22–$26 an hour'],
  [
    payLabel(job({ pay: { from: 78_000, to: 92_000, per: 'YEAR' } }), jobWords, labels),
    '$78,000–$92,000 a year',
  ],
])('formats the type or pay of a job as %j', (label, written) => {
  expect(label).toEqual(written);
});
