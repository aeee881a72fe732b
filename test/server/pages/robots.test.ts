import { robots } from '../../../server/pages/robots';
import { small } from '../../support/small-hotel';

it('robots.txt has the URL of the sitemap', () => {
  expect(robots(small)).toBe(
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${small.site.settings.siteUrl}/sitemap.xml\n`,
  );
});
