/** Names that every object inherits, where a guest, a crawler or an owner may write any name: each is as unknown as another. */
import { movedTo } from '../../client/pages/Contact/useMovedAnchor';
import { mergeByField } from '../../editor/content/merge';
import { omitEmpty } from '../../editor/content/omitEmpty';
import { nothingNamed, referencesOf } from '../../editor/content/references';
import { valueAt } from '../../editor/content/valueAt';
import { jsonChanges } from '../../editor/publish/words/json';
import { createFields } from '../../shared/content/fields';
import { contentKinds } from '../../shared/content/kinds';
import { engineOf } from '../../shared/engines';
import { matchingRooms } from '../../shared/roomFilter';
import { fill } from '../../shared/words';
import { patchBetween, patched } from '../../tools/content/days';
import { faultsOf } from '../support/compile';
import { questions, rooms } from '../support/content';

/** An object with one key of its own, `__proto__` included, as JSON.parse makes it. */
const withKey = (name: string, value: unknown) => Object.fromEntries([[name, value]]);

describe.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])('%s', (name) => {
  it('is no moved anchor of the contact page, no filter of rooms and no engine', () => {
    expect(movedTo(`#${name}`)).toBeUndefined();
    expect(matchingRooms(rooms, name)).toEqual([]);
    expect(engineOf(name)).toBeUndefined();
  });

  it('is no fact of a text', () => {
    expect(fill(`{${name}} nights`, {})).toBe(`{${name}} nights`);
    expect(faultsOf({ 'banner.json': JSON.stringify({ text: `{${name}}` }) }).join()).toContain(
      `has {${name}}, which is no known fact`,
    );
    const named = { facts: {}, roomFacts: {}, pictures: [], films: [], drawings: [], rooms: [] };
    const lists = { places: [], views: [], addresses: [] };
    expect(referencesOf({ ...named, ...lists }, 'site.json').fact(name)).toBeUndefined();
  });

  it('is no page with a schema or an address of its own', () => {
    const schema = contentKinds.pages.schema(createFields(nothingNamed), name);
    expect(schema.safeParse({}).success).toBe(false);
    expect(contentKinds.pages.shownAt(name)).toBe('/');
  });

  it('is a key of JSON like any other, at the desk and in changes for a day to come', () => {
    const added = withKey(name, 'words');
    expect(patched({}, added)).toEqual(added);
    expect(patchBetween(added, {})).toEqual(withKey(name, null));
    expect(mergeByField({}, added, {})).toEqual({ value: added, conflicts: [] });
    expect(mergeByField({}, {}, added)).toEqual({ value: added, conflicts: [] });
    expect(valueAt({}, [name])).toBeUndefined();
    expect(omitEmpty(added, contentKinds.sun.schema(createFields(nothingNamed)))).toEqual(added);
    const labels = { name: () => name, isSet: () => false, isAmount: () => false };
    expect(jsonChanges({}, added, labels)).toEqual([{ what: name, change: 'added' }]);
  });
});

it.each(['#utm_source=newsletter', '#top', '#_=_', '#/', '#by-car', '#parking', '#', ''])(
  'the fragment %p leaves a guest on the contact page',
  (hash) => {
    expect(movedTo(hash)).toBeUndefined();
  },
);

const [topic] = questions.topics;

it.each([
  ['#faq', '/faq'],
  ['#questions', '/faq'],
  [`#${topic?.id}`, `/faq#${topic?.id}`],
  [`#${topic?.questions[0]?.id}`, `/faq#${topic?.questions[0]?.id}`],
  ['#accessibility', '/accessibility'],
  ['#accessible-hotel', '/accessibility#accessible-hotel'],
])('the old anchor %s of the contact page leads on to %s', (hash, target) => {
  expect(movedTo(hash)).toBe(target);
});
