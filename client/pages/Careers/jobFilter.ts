import type { Content } from '../../../shared/content/compile';
import type { JobPosting } from './jobLabels';

/** Value of a select that does not filter. */
export const all = 'all';

/** Values of the two selects. */
export interface JobFilter {
  department: string;
  location: string;
}

const known = (values: readonly string[], value: string | null): string =>
  values.find((each) => each === value) ?? all;

/** Parses a query; unknown values do not filter. */
export const readFilter = (
  query: URLSearchParams,
  { departments, locations }: Pick<Content['jobs'], 'departments' | 'locations'>,
): JobFilter => ({
  department: known(departments, query.get('department')),
  location: known(locations, query.get('location')),
});

/** Query parameters of a filter, without those that do not filter. */
export const writeFilter = (filter: JobFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== all));

/** The positions that match both filters. */
export const matching = (open: readonly JobPosting[], { department, location }: JobFilter): JobPosting[] =>
  open.filter(
    (job) =>
      (department === all || job.department === department) &&
      (location === all || job.location === location),
  );
