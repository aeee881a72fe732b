import type * as z from 'zod';
import { roomKinds } from '../../../shared/roomFilter';
import { introspect, itemOf, optionsOf, valuesOf } from '../../content/introspection';
import { labelOf } from '../../content/labelOf';
import type { NamedThings } from '../../content/references';
import type { Option } from './ChoiceInput';

const named = (name: string) => ({ value: name, label: name });

/** What a list of the same form has. */
const listIn = (form: unknown, list: string) =>
  ((form as Record<string, string[] | undefined> | undefined)?.[list] ?? []).map(named);

/**
 * Things that are chosen by their name, by the field that names them.
 * @param form the value of the form, whose own lists some fields choose from
 */
export const choicesOf = (
  { rooms, places, views, films, pictures, drawings }: NamedThings,
  field: string | undefined,
  form?: unknown,
): readonly Option[] | undefined => {
  switch (field) {
    case 'room':
      return rooms.map(({ slug, name }) => ({ value: slug, label: name }));
    case 'view':
      return views.map(({ id, name }) => ({ value: id, label: name }));
    case 'roomKind':
      return [
        ...views.map(({ id, name }) => ({ value: id, label: name })),
        ...roomKinds.map((kind) => ({ value: kind, label: labelOf(kind) })),
      ];
    case 'place':
      return places.map(({ id, name }) => ({ value: id, label: name }));
    case 'film':
      return [...films, ...pictures.map(({ name }) => name)].map(named);
    case 'drawing':
      return drawings.map(named);
    case 'department':
      return listIn(form, 'departments');
    case 'location':
      return listIn(form, 'locations');
    default:
      return undefined;
  }
};

/** 'all', or a list of some: the one union that content has. @throws for any other, which wants a field of its own */
export function membersOf(schema: z.core.$ZodType, named: NamedThings) {
  const members = optionsOf(schema);
  const whole = members
    .filter((member) => introspect(member).type === 'literal')
    .flatMap((member) => valuesOf(member).map((value) => ({ value, label: labelOf(String(value)) })));
  const list = members.find((member) => introspect(member).type === 'array');
  const options = list && choicesOf(named, introspect(itemOf(list)).field);
  if (!options || whole.length === 0) throw new Error('the desk has no field for this union of content');
  return { whole, options };
}
