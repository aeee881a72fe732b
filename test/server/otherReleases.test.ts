/** Hotel folders written for another release of the program. */

import { compileHotel } from '../../server/content/loadHotel';
import type { PageContent } from '../../shared/schema/pages';
import { uiDefaults } from '../../shared/ui/defaults';
import { compile, errorsOf } from '../support/compile';
import { hotelSource } from '../support/hotel-source';

it('a folder without content/ui/ gets default text for controls', () => {
  const sample = hotelSource();
  const content = new Map([...sample.content].filter(([file]) => !file.startsWith('ui/')));
  const { ui, hotel } = compileHotel({ ...sample, content }).content;
  expect(ui).toEqual({
    ...uiDefaults,
    header: { ...uiDefaults.header, home: `${hotel.brand}, home` },
    refusals: expect.anything(),
    crawlers: expect.anything(),
  });
});

it('missing fields in content/ui/ get default text', () => {
  const { ui } = compile({ 'ui/controls.json': '{ "film": { "play": "Ab" } }' });
  expect(ui.controls).toEqual({ ...uiDefaults.controls, film: { ...uiDefaults.controls.film, play: 'Ab' } });
});

it('a form and an email that a newer release added get default text', () => {
  const { pages, mails } = compile({
    'pages/unsubscribe.json': { link: undefined },
    'mails.json': { unsubscribeLink: undefined },
  });
  const { link } = pages.unsubscribe as PageContent<'unsubscribe'>;
  expect([link.submit, link.labels.email]).toEqual(['Email Me a Link', 'Email']);
  expect(mails.unsubscribeLink.link).toBe('Unsubscribe');
});

it('reports unknown files, folders, and fields', () => {
  const reason = 'is not a known file: it is misspelled, or from another release (CHANGELOG.md)';
  expect(errorsOf({ 'site.json': '{}', 'words/dates.json': '{}', 'words/plan.json': '{}' })).toEqual([
    `content/site.json: ${reason}`,
    `content/words: ${reason}`,
  ]);
  expect(errorsOf({ 'ui/calendar.json': '{ "weekdays": ["So", "Mo"], "nextYear": "Next" }' })).toEqual([
    'content/ui/calendar.json: weekdays must have exactly 7 entries',
    'content/ui/calendar.json: nextYear is not a known field',
  ]);
});
