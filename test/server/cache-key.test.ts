import { requestTarget } from '../../server/http/requestTarget';
import { pageRow, pages } from '../../shared/pages';
import { roomFilters } from '../../shared/roomFilters';
import { addresses, content, redirects, small, unknownPath } from '../support/small';

const canonicalPaths = addresses.filter(({ name }) => !pageRow(name).uncached).map(({ path }) => path);
const keyOf = (url: string) => small.cacheKeyOf(requestTarget({ url }))?.url;

const { about, careers, contact, 'do-not-sell': doNotSell, gallery, groups, rooms } = pages;
const { departments, locations: jobLocations } = content.jobs;
const [, filter = '', otherFilter = ''] = roomFilters(content.views.views);
const [department = ''] = departments;
const [location = ''] = jobLocations;
const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;

describe('the cache key of a page', () => {
  it.each(canonicalPaths)('of %s is its canonical path, with or without its slash', (path) => {
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    for (const form of [path, other, `${path}?`, `${path}?utm_source=mail&campaign=1`])
      if (form && !redirects.has(form)) expect([form, keyOf(form)]).toEqual([form, path]);
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

  it('accepts every department', () => {
    const paths = departments.map((each) => careers.path + query({ department: each }));
    expect(paths.map(keyOf)).toEqual(paths);
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
    ];
    expect([...redirects.keys(), ...others].filter(keyOf)).toEqual([]);
  });
});
