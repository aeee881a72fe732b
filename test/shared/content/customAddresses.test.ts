/** The addresses of pages and redirects that a hotel adds. */
import { compile, errorsOf } from '../../support/compile';
import { customPage, parking, redirects } from '../../support/custom-page';

describe('an address that the site already uses', () => {
  it.each([
    ['about', 'the site itself uses that address'],
    ['about-us', 'it redirects to /about/'],
    ['room', 'the site itself uses that address'],
    ['api', 'the site itself uses that address'],
    ['readyz', 'the site itself uses that address'],
    ['media', 'a file of the site has that address'],
  ])('is rejected for a custom page: %s', (slug, problem) => {
    const { customPages, addressErrors } = compile(
      { [`pages/${slug}.md`]: customPage() },
      { publicNames: new Set(['media']) },
    );
    expect([customPages, addressErrors]).toEqual([
      {},
      [`content/pages/${slug}.md: its address must not be "/${slug}": ${problem}`],
    ]);
  });
});

describe('redirects', () => {
  it('make links to old addresses valid', () => {
    expect(
      errorsOf({ ...redirects(['/old/spa.html', '/faq']), 'pages/faq.json': { more: '[a](/old/spa.html)' } }),
    ).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['/about', '/faq', '[1].from must not be "/about": the site itself uses that address'],
    ['/room/loft', '/faq', '[1].from must not be "/room/loft": the site itself uses that address'],
    ['/parking/', '/faq', '[1].from must not be "/parking": content/pages/parking.md has that address'],
    ['/spa', '/spa', '[1].to must not be "/spa": that address redirects, too'],
  ])('are rejected from %s to %s', (from, to, error) => {
    const content = compile({ ...parking, ...redirects([from, to]) });
    expect([content.redirects, content.addressErrors]).toEqual([
      [],
      [`content/redirects.json: redirects${error}`],
    ]);
  });

  it('are left out if they loop, or start at the same address as an earlier redirect', () => {
    const content = compile(redirects(['/a', '/b'], ['/b', '/a'], ['/c', '/faq'], ['/c/', '/about']));
    expect(content.redirects).toEqual([{ from: '/c', to: '/faq' }]);
    expect(content.addressErrors).toHaveLength(3);
  });

  it.each([
    ['spa', '/faq', 'from must be an address such as /spa, not "spa"'],
    ['/spa?a', '/faq', 'from must be an address such as /spa, not "/spa?a"'],
    ['/spa', '/sea', 'to must be the address of a page on this site, not "/sea"'],
    ['/spa', '/faq#a', 'to must be an address without ? or #, not "/faq#a"'],
  ])('with an invalid address are reported: %s to %s', (from, to, error) => {
    expect(errorsOf(redirects([from, to]))).toEqual([`content/redirects.json: redirects[1].${error}`]);
  });
});
