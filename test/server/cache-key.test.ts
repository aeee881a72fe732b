import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Pages } from '../../client/pages';
import { Site } from '../../client/Site';
import { loadAllPages } from '../../server/pages/allPages';
import { cacheKeyOf } from '../../server/pages/cacheKey';
import { formNames } from '../../shared/formNames';
import { pageRow } from '../../shared/pages';
import { addresses, jobs, pages, redirects, roomFilters, unknownPath } from '../support/content';

let loaded: Pages;
beforeAll(async () => {
  loaded = await loadAllPages({});
});

const canonicalPaths = addresses.filter(({ name }) => !pageRow(name).uncached).map(({ path }) => path);
const keyOf = (asked: string) => cacheKeyOf(asked)?.url;

const { about, careers, contact, 'do-not-sell': doNotSell, gallery, groups, rooms } = pages;
const { departments, locations: jobLocations } = jobs;
const [filter = ''] = roomFilters.filter((each) => each !== 'all');
const [, otherFilter = ''] = roomFilters.filter((each) => each !== 'all');
const [department = ''] = departments;
const [location = ''] = jobLocations;
const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;

describe('the cache key of a page', () => {
  it.each(canonicalPaths)('of %s is its canonical path, with or without its slash', (path) => {
    const bare = path === '/' ? path : path.replace(/\/$/, '');
    const forms = [bare, `${bare}/`.replace('//', '/')].filter((form) => !redirects.has(form));
    for (const form of forms) expect([form, keyOf(form)]).toEqual([form, path]);
    expect(keyOf(`${path}?`)).toBe(path);
    expect(keyOf(`${path}?utm_source=mail&campaign=1`)).toBe(path);
  });

  it.each([
    [`${rooms.path}?filter=${filter}`, `${rooms.path}?filter=${filter}`],
    [`${rooms.path}/?utm_source=mail&filter=${filter}&x`, `${rooms.path}?filter=${filter}`],
    [`${rooms.path}?filter=all`, rooms.path],
    [`${rooms.path}?filter=unknown`, rooms.path],
    [`${rooms.path}?filter=${filter}&filter=${otherFilter}`, `${rooms.path}?filter=${filter}`],
    [`${about.path}?filter=${filter}`, about.path],
    [careers.path + query({ location, department }), careers.path + query({ department, location })],
    [`${careers.path}${query({ location })}&department=all`, careers.path + query({ location })],
    [`${careers.path}?filter=${filter}`, careers.path],
    [`${gallery.path}?sent=newsletter`, `${gallery.path}?sent=newsletter`],
    [`${gallery.path}?sent=contact`, gallery.path],
    [`${contact.path}?sent=contact`, `${contact.path}?sent=contact`],
    [`${doNotSell.path}?sent=opt-out`, `${doNotSell.path}?sent=opt-out`],
    [`${groups.path}?sent=group-request`, `${groups.path}?sent=group-request`],
  ])('of %s is %s', (asked, key) => {
    expect(keyOf(asked)).toBe(key);
  });

  it.each(departments)('knows the department %s', (each) => {
    expect(keyOf(careers.path + query({ department: each }))).toBe(
      careers.path + query({ department: each }),
    );
  });

  it('does not exist for redirects, files, forms and unknown paths', () => {
    const others = [
      unknownPath,
      `${about.path}//`,
      `/${about.path}`,
      about.path.toUpperCase(),
      about.path.replace('/a', '/%61'),
      '/favicon.svg',
      '/api/contact',
      pages.book.path,
      '/healthz',
      '',
    ];
    expect([...redirects.keys(), ...others].filter(keyOf)).toEqual([]);
  });

  it('takes few values, whatever is asked for', () => {
    const values = ['', 'x', ...formNames, ...roomFilters, ...departments, ...jobLocations];
    const queries = ['sent', 'filter', 'department', 'location', 'utm_source'].flatMap((name) =>
      values.map((value) => [name, value] as const),
    );
    const keys = new Set<string | undefined>();
    for (const path of canonicalPaths) {
      for (const one of queries) {
        for (const other of queries)
          keys.add(keyOf(`${path}?${new URLSearchParams([[...one], [...other]])}`));
      }
    }
    // Each page with and without a sent form; and those of rooms and careers with each of their filters.
    const rest = roomFilters.length + (departments.length + 1) * (jobLocations.length + 1);
    expect(keys.size).toBeLessThanOrEqual(2 * (canonicalPaths.length + rest) + formNames.length);
  });

  /** What the browser renders at an address. */
  const rendered = (address: string) =>
    renderToStaticMarkup(
      createElement(
        StaticRouter,
        { location: address },
        createElement(Site, {
          pages: loaded,
          settings: { siteUrl: 'https://x.example', deliverLocalForms: true, offers: [], offersUntil: 0 },
        }),
      ),
    );

  it('leads to the HTML that the browser renders at the address, so that it hydrates', () => {
    const queries = [
      '?utm_source=mail&filter=unknown&department=x&sent=x',
      `${query({ filter, department, sent: 'newsletter' })}`,
      `${query({ location, sent: 'contact' })}`,
    ];
    const forms = canonicalPaths.flatMap((path) =>
      [path, path.replace(/\/?$/, '/')].flatMap((form) => queries.map((each) => form + each)),
    );
    const known = forms.filter(keyOf);
    expect(known.length).toBeGreaterThan(canonicalPaths.length);
    expect(known.filter((asked) => rendered(asked) !== rendered(keyOf(asked) ?? ''))).toEqual([]);
  });
});
