import { jobs } from '../../../generated/content/jobs';
import type { JobPosting } from '../../../shared/jobs';

/** Shows everything. */
export const all = 'all';

/** What the two selects stand at. */
export interface JobFilter {
  department: string;
  location: string;
}

const known = (values: readonly string[], value: string | null): string =>
  values.find((each) => each === value) ?? all;

/** The filters that an address holds; what it does not know counts as all. */
export const readFilter = (query: URLSearchParams): JobFilter => ({
  department: known(jobs.departments, query.get('department')),
  location: known(jobs.locations, query.get('location')),
});

/** The query of a filter: what stands at all is left out. */
export const writeFilter = (filter: JobFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== all));

/** The positions that match both. docs/behavior.md#careers */
export const matching = (open: readonly JobPosting[], { department, location }: JobFilter): JobPosting[] =>
  open.filter(
    (job) =>
      (department === all || job.department === department) &&
      (location === all || job.location === location),
  );
