/** Names that every object inherits are as unknown as any other, in what a guest, a crawler or an owner writes. */

import { engineOf } from '../../server/engines/engines';
import { loadPage } from '../../server/pages/loaders';
import { schemaOf } from '../../shared/content/kinds';
import { patchBetween, patched } from '../../shared/content/mergePatch';
import { matchingRooms } from '../../shared/roomFilters';
import { plainPage } from '../../shared/schema/pages';
import { fill } from '../../shared/words';
import { errorsOf } from '../support/compile';
import { rooms, small } from '../support/small';

it.each(['constructor', '__proto__'])('%s is no filter, engine, page, room, offer, group or fact', (name) => {
  expect(matchingRooms(rooms, name)).toEqual([]);
  expect(engineOf(name)).toBeUndefined();
  expect(schemaOf(`pages/${name}.json`)).toBe(plainPage);
  for (const page of ['room', 'offer', 'group'] as const)
    expect(loadPage(page, small, { slug: name })).toBeUndefined();
  expect(loadPage('book', small, {}, new URLSearchParams({ group: name }))).not.toHaveProperty('group');
  expect(fill(`{${name}} nights`, {})).toBe(`{${name}} nights`);
  const edit = (json: object) => Object.assign(json, { shown: true, text: `{${name}}` });
  expect(errorsOf({ 'banner.json': edit })).toEqual([
    `content/banner.json: text has {${name}}, which is no known fact`,
  ]);
});

it.each(['constructor', '__proto__'])('%s is a key of JSON like any other in coming changes', (name) => {
  // As JSON.parse makes it: a key of its own.
  const added = Object.fromEntries([[name, 'words']]);
  expect(patched({}, added)).toEqual(added);
  expect(patchBetween(added, {})).toEqual(Object.fromEntries([[name, null]]));
});
