/** What stands beside a plan for its scale. docs/behavior.md#plan */
import { renderToStaticMarkup } from 'react-dom/server';
import { onDrawing } from '../../shared/plan';
import { site } from '../support/content';
import { wordsOf } from '../support/html';

const at = onDrawing({
  picture: { name: 'plan', alt: '', width: 1000, height: 2000, hash: '', widths: [] },
  pixelsPerFoot: 40,
  corner: [200, 1800],
});

async function scale(words: { board?: { label: string; short: string } }, units: 'feet' | 'meters' = 'feet') {
  jest.resetModules();
  jest.doMock('../../shared/hotelLinks', () => ({ site: { ...site, locale: { ...site.locale, units } } }));
  const { PlanScale } = await import('../../client/pages/Room/PlanScale');
  return renderToStaticMarkup(<PlanScale at={at} words={{ note: '', ...words }} />);
}

it('a surfboard is drawn only where content has words for it', async () => {
  expect(await scale({ board: { label: '9-ft board', short: '9 ft' } })).toMatch(/plan__board.*9-ft board/);
  const without = await scale({});
  expect(without).not.toContain('plan__board');
  expect(wordsOf(without)).toMatch(/^0 ?5 ft$/);
});

it('the bar has the units of the hotel', async () => {
  const meters = await scale({}, 'meters');
  expect(wordsOf(meters)).toMatch(/^0 ?2 m$/);
  expect(meters).toContain(`x2="${at.across(2 / 0.3048)}"`);
});
