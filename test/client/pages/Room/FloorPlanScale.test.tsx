import { renderToStaticMarkup } from 'react-dom/server';
import { FloorPlanScale } from '../../../../client/pages/Room/FloorPlanScale';
import { SiteDataProvider } from '../../../../client/siteData';
import { createDrawingScale } from '../../../../shared/floorPlan';
import { wordsOf } from '../../../support/html';
import { content, small } from '../../../support/small-hotel';

const { plans: planWords } = content.ui;

const picture = { name: 'plan', alt: '', width: 1000, height: 2000, hash: 'abc', widths: [160, 320, 640] };
const drawing = { picture, pixelsPerFoot: 40, corner: [200, 1800] as [number, number] };

it.each([
  ['feet', undefined, /^0 ?5 ft$/],
  ['meters', undefined, /^0 ?2 m$/],
  ['feet', { label: '9-ft board', short: '9 ft' }, /9-ft board/],
] as const)('the drawing’s scale has the right label in %s with the surfboard %j', (units, board, words) => {
  const hotel = { ...small.site.hotel, locale: { ...small.site.hotel.locale, units } };
  const html = renderToStaticMarkup(
    <SiteDataProvider data={{ ...small.site, hotel }}>
      <FloorPlanScale at={createDrawingScale(drawing)} words={{ note: '', board }} planWords={planWords} />
    </SiteDataProvider>,
  );
  expect(wordsOf(html)).toMatch(words);
});
