/** A hotel’s visible and hidden rooms. docs/behavior.md#room-addresses */
import { smallPlanUrl } from '../../../shared/content/rooms';
import { compile, jsonOf, withRoom } from '../../support/compile';

const { rooms } = compile({});

it('excludes a hidden room from lists and counts but keeps the room’s URLs', () => {
  const content = withRoom({ hidden: true, slashRequired: true, formerSlugs: ['former'] });
  expect(content.rooms.map(({ slug }) => slug)).toEqual(rooms.map(({ slug }) => slug));
  expect(content.roomPages).not.toHaveProperty('new');
  expect(content.tokens.roomCount).toBe(String(rooms.length));
  expect(content.hiddenSlugs).toEqual(['new']);
  expect(content.slashedSlugs).toContain('new');
  expect(content.formerSlugs).toMatchObject({ former: 'new' });
});

it('lets text mention a hidden room, but leaves the room out of lists', () => {
  const { pages, testimonials, offers } = compile({
    'rooms/harbor-suite.json': { hidden: true },
    'pages/about.json': { 'hero.title': '{harbor-suite.name}', 'closing.contact.to': '/room/harbor-suite/' },
    'testimonials.json': { 'testimonials.0.room': 'harbor-suite' },
    'offers/two-nights.json': { rooms: ['harbor-suite'] },
  });
  const listed = ['garden-king', 'harbor-queen'].map((slug) => expect.objectContaining({ slug }));
  expect(pages).toMatchObject({
    home: { rooms: { rooms: listed } },
    about: { hero: { title: 'Harbor Suite' } },
  });
  expect([testimonials, offers]).toEqual([[], []]);
});

const { formerSlugs: _, pictures: __, ...room } = jsonOf('rooms/garden-king.json');

it('sorts rooms by order, then by file name', () => {
  const file = (name: string) => JSON.stringify({ ...room, name, order: -1, pictures: ['north'] });
  const all = compile({ 'rooms/b.json': file('B'), 'rooms/a.json': file('A') }).rooms;
  expect(all.slice(0, 3).map(({ slug }) => slug)).toEqual(['a', 'b', 'garden-king']);
});

it('uses a drawing 320 px wide in comparisons, or the full width of a narrower drawing', () => {
  const picture = { name: 'plan', alt: '', width: 1000, height: 2000, hash: 'abc', widths: [160, 320, 640] };
  expect(smallPlanUrl(picture)).toBe('/media/plan-abc-320.webp');
  expect(smallPlanUrl({ ...picture, width: 300, widths: [160] })).toBe('/media/plan-abc-300.webp');
});
