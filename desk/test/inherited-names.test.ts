/** Names that every object inherits are keys of an owner's content like any other. */
import { uiSchemas } from '../../shared/schema/ui';
import { mergeByField } from '../content/merge';
import { omitEmpty } from '../content/omitEmpty';
import { referencesOf } from '../content/references';
import { valueAt } from '../content/valueAt';
import { rowsBetween } from '../publish/rows';

it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])('%s', (name) => {
  const added = Object.fromEntries([[name, 'words']]);
  expect(mergeByField({}, added, {})).toEqual({ value: added, conflicts: [] });
  expect(mergeByField({}, {}, added)).toEqual({ value: added, conflicts: [] });
  expect(valueAt({}, [name])).toBeUndefined();
  expect(omitEmpty(added, uiSchemas.sun)).toEqual(added);
  const texts = { before: '{}', after: JSON.stringify(added) };
  expect(rowsBetween('content/hotel.json', texts, { wholeAmount: String })).toEqual([
    { label: expect.any(String), before: undefined, after: 'words' },
  ]);
  const named = { facts: {}, roomFacts: {}, pictures: [], films: [], drawings: [], rooms: [] };
  const lists = { places: [], views: [], addresses: [] };
  expect(referencesOf({ ...named, ...lists }, 'hotel.json').fact(name)).toBeUndefined();
});
