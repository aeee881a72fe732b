import { type ChangeEvent, startTransition, useId, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import { pluralize } from '../../../shared/templates';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Select } from '../../components/Field/Field';
import { Section } from '../../components/Section/Section';
import { useLabels } from '../../siteData';
import { employmentLabel, type JobPosting, payLabel } from './jobLabels';

/** The filter value that matches everything. */
const all = 'all';

const validFilter = (values: readonly string[], value: string | null): string =>
  values.find((each) => each === value) ?? all;

/** Open positions with two filters, stored in the URL's query. Without JavaScript, guests submit the filter form. */
export function Positions({ page, jobs: { jobs, departments, locations } }: PageData['careers']) {
  const { positions, labels } = page;
  const note = useId();
  const [query, setQuery] = useSearchParams();
  // The router updates the query in a transition; the selects must change immediately.
  const [chosen, setChosen] = useOptimistic({
    department: validFilter(departments, query.get('department')),
    location: validFilter(locations, query.get('location')),
  });
  const filters = [
    {
      name: 'department',
      label: positions.departmentLabel,
      allLabel: positions.allDepartments,
      values: departments,
    },
    {
      name: 'location',
      label: positions.locationLabel,
      allLabel: positions.allLocations,
      values: locations,
    },
  ] as const;
  const matching = jobs.filter((job) =>
    filters.every(({ name }) => chosen[name] === all || chosen[name] === job[name]),
  );

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const next = { ...chosen, [target.name]: target.value };
    startTransition(() => {
      setChosen(next);
      const activeFilters = Object.entries(next).filter(([, value]) => value !== all);
      setQuery(Object.fromEntries(activeFilters), { replace: true });
    });
  }

  return (
    <Section className="positions" id="site-open-positions">
      <div className="columns columns--desktop below-6 positions__head">
        <h2 id="site-positions">{positions.heading}</h2>
        <form
          className="columns columns--tablet positions__filters"
          action={`${pages.careers.path}#site-open-positions`}
          autoComplete="off"
          aria-labelledby="site-positions"
        >
          {filters.map(({ name, label, allLabel, values }) => (
            <Select key={name} label={label} name={name} value={chosen[name]} onChange={choose}>
              <option value={all}>{allLabel}</option>
              {values.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </Select>
          ))}
          <noscript>
            <Button type="submit" variant="secondary">
              {positions.show}
            </Button>
          </noscript>
        </form>
      </div>
      <div role="status">
        {matching.length > 0 ? (
          <p className="below-4 small">{pluralize(labels.count, matching.length)}</p>
        ) : (
          <Alert kind="empty" announced={false}>
            <p>{positions.empty}</p>
          </Alert>
        )}
      </div>
      {matching.length > 0 && (
        <>
          <p className="small" id={note}>
            {positions.applyNote}
          </p>
          <ul className="ruled-list jobs">
            {matching.map((job) => (
              <Job key={job.id} job={job} note={note} page={page} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

/** An open position. The Apply button does nothing yet; `note` is the ID of the sentence that says so. */
function Job({ job, note, page }: { job: JobPosting; note: string; page: PageContent<'careers'> }) {
  const { positions, labels: words } = page;
  const labels = useLabels();
  const title = useId();
  return (
    <li>
      <article className="columns columns--tablet job" id={job.id} aria-labelledby={title}>
        <div>
          <h3 className="below-2" id={title}>
            {job.title}
          </h3>
          <p className="small">{`${job.department} · ${job.location} · ${employmentLabel(job, words)}`}</p>
        </div>
        <p className="job__text">{job.description}</p>
        <div className="stack stack--left job__apply">
          <strong className="figure">{payLabel(job, words, labels)}</strong>
          <Button variant="secondary" aria-describedby={`${title} ${note}`}>
            {positions.apply}
          </Button>
        </div>
      </article>
    </li>
  );
}
