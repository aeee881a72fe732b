import {
  type Department,
  departments,
  type JobLocation,
  type JobPosting,
  jobLocations,
} from '../../../shared/content/careers';

/** Shows everything. */
export const all = 'all';

/** What the two selects stand at. */
export interface JobFilter {
  department: Department | typeof all;
  location: JobLocation | typeof all;
}

const known = <Value extends string>(values: readonly Value[], value: string | null): Value | typeof all =>
  values.find((each) => each === value) ?? all;

/** The filters that an address holds; what it does not know counts as all. */
export const readFilter = (query: URLSearchParams): JobFilter => ({
  department: known(departments, query.get('department')),
  location: known(jobLocations, query.get('location')),
});

/** The query of a filter: what stands at all is left out. */
export const writeFilter = (filter: JobFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== all));

/** The positions that match both. SPEC 4, Careers filters. */
export const matching = (jobs: readonly JobPosting[], { department, location }: JobFilter): JobPosting[] =>
  jobs.filter(
    (job) =>
      (department === all || job.department === department) &&
      (location === all || job.location === location),
  );
