/** Names that every object inherits, where a guest or a crawler may write any name: each is as unknown as another. */
import { movedTo } from '../../client/pages/Contact/useMovedAnchor';
import { loadPage } from '../../server/pages/loaders';
import { schemaOf } from '../../shared/content/kinds';
import { patchBetween, patched } from '../../shared/content/mergePatch';
import { engineOf } from '../../shared/engines';
import { matchingRooms } from '../../shared/roomFilters';
import { plainPage } from '../../shared/schema/pages';
import { fill } from '../../shared/words';
import { errorsOf } from '../support/compile';
import { content, rooms, small } from '../support/small';

const contact = loadPage('contact', small);
if (!contact) throw new Error('every hotel has a contact page');

/** An object with one key of its own, `__proto__` included, as JSON.parse makes it. */
const withKey = (name: string, value: unknown) => Object.fromEntries([[name, value]]);

describe.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])('%s', (name) => {
  it('is no moved anchor of the contact page, no filter of rooms and no engine', () => {
    expect(movedTo(`#${name}`, contact)).toBeUndefined();
    expect(matchingRooms(rooms, name)).toEqual([]);
    expect(engineOf(name)).toBeUndefined();
  });

  it('is no fact of a text', () => {
    expect(fill(`{${name}} nights`, {})).toBe(`{${name}} nights`);
    const room = `rooms/${rooms[0]?.slug}.json`;
    const errors = errorsOf({
      'banner.json': (json) => Object.assign(json, { shown: true, text: `{${name}}` }),
      [room]: ({ page }) => (page.subtitle = `{${name}}`),
    });
    expect(errors).toEqual([
      `content/${room}: page.subtitle has {${name}}, which is no known fact`,
      `content/banner.json: text has {${name}}, which is no known fact`,
    ]);
  });

  it('is no page with a schema of its own, and no room, offer or group', () => {
    expect(schemaOf(`pages/${name}.json`)).toBe(plainPage);
    for (const page of ['room', 'offer', 'group'] as const)
      expect(loadPage(page, small, { slug: name })).toBeUndefined();
    expect(loadPage('book', small, {}, new URLSearchParams({ group: name }))).not.toHaveProperty('group');
  });

  it('is a key of JSON like any other in changes for a day to come', () => {
    const added = withKey(name, 'words');
    expect(patched({}, added)).toEqual(added);
    expect(patchBetween(added, {})).toEqual(withKey(name, null));
  });
});

it.each(['#utm_source=newsletter', '#top', '#_=_', '#/', '#by-car', '#', ''])(
  'the fragment %p leaves a guest on the contact page',
  (hash) => {
    expect(movedTo(hash, contact)).toBeUndefined();
  },
);

const [topic] = content.questions.topics;

it.each([
  ['#faq', '/faq'],
  ['#questions', '/faq'],
  [`#${topic?.id}`, `/faq#${topic?.id}`],
  [`#${topic?.questions[0]?.id}`, `/faq#${topic?.questions[0]?.id}`],
  ['#accessibility', '/accessibility'],
  ['#accessible-hotel', '/accessibility#accessible-hotel'],
])('the old anchor %s of the contact page leads on to %s', (hash, target) => {
  expect(movedTo(hash, contact)).toBe(target);
});
