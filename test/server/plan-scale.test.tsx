/** What stands beside a plan for its scale. */
import { renderToStaticMarkup } from 'react-dom/server';
import { PlanScale } from '../../client/pages/Room/PlanScale';
import { SiteDataProvider } from '../../client/siteData';
import { onDrawing } from '../../shared/plan';
import { wordsOf } from '../support/html';
import { content, small } from '../support/small';

const at = onDrawing({
  picture: { name: 'plan', alt: '', width: 1000, height: 2000, hash: '', widths: [] },
  pixelsPerFoot: 40,
  corner: [200, 1800],
});

function scale(words: { board?: { label: string; short: string } }, units: 'feet' | 'meters' = 'feet') {
  const hotel = { ...small.site.hotel, locale: { ...small.site.hotel.locale, units } };
  return renderToStaticMarkup(
    <SiteDataProvider data={{ ...small.site, hotel }}>
      <PlanScale at={at} words={{ note: '', ...words }} planWords={content.ui.plans} />
    </SiteDataProvider>,
  );
}

it('a surfboard is drawn only where content has words for it', () => {
  expect(scale({ board: { label: '9-ft board', short: '9 ft' } })).toMatch(/plan__board.*9-ft board/);
  const without = scale({});
  expect(without).not.toContain('plan__board');
  expect(wordsOf(without)).toMatch(/^0 ?5 ft$/);
});

it('the bar has the units of the hotel', () => {
  const meters = scale({}, 'meters');
  expect(wordsOf(meters)).toMatch(/^0 ?2 m$/);
  expect(meters).toContain(`x2="${at.across(2 / 0.3048)}"`);
});
