/** The options that forms list for fields that refer to a room, picture or other thing by name. */
import { roomKinds } from '../../shared/roomFilters';
import { fillFacts } from './factTokens';
import type { NamedThings } from './namedThings';
import { introspect, labelOf, type Schema } from './schemaFields';

export interface Option {
  value: string | number | boolean;
  label: string;
  /** The heading above the option in the list. */
  group?: string;
}

const nameOption = (name: string) => ({ value: name, label: name });

/**
 * Returns the options for a field that refers to something by name; undefined for other fields.
 * @param form the form's value, which lists the departments and locations to choose from
 */
export function choicesOf(things: NamedThings, field = '', form?: unknown): readonly Option[] | undefined {
  const { rooms, places, views, films, pictures, drawings } = things;
  const read = (words: string) => ({ value: words, label: fillFacts(words, things) });
  const byId = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  const own = (form ?? {}) as Record<string, readonly string[] | undefined>;
  const lists: Record<string, () => readonly Option[]> = {
    room: () => rooms.map(({ slug, name }) => ({ value: slug, label: name })),
    view: () => views.map(byId),
    roomKind: () => [...views.map(byId), ...roomKinds.map((kind) => ({ value: kind, label: labelOf(kind) }))],
    place: () => places.map(byId),
    film: () => [
      ...films.map((name) => ({ ...nameOption(name), group: 'Films' })),
      ...pictures.map(({ name }) => ({ ...nameOption(name), group: 'Pictures' })),
    ],
    drawing: () => drawings.map(nameOption),
    department: () => (own.departments ?? []).map(read),
    location: () => (own.locations ?? []).map(read),
  };
  return lists[field]?.();
}

/** The values of a literal or an enum, with labels. */
export const valueChoices = (schema: Schema): Option[] =>
  introspect(schema).values.map((value) => ({ value, label: labelOf(String(value)) }));

/** Returns the options for the only kind of union in the content: 'all', or a list of entries. */
export function membersOf(schema: Schema, things: NamedThings) {
  const members = introspect(schema).options;
  const [item] = members.flatMap((member) => introspect(member).item ?? []);
  const options = (item && choicesOf(things, introspect(item).field)) ?? [];
  return { whole: members.flatMap(valueChoices), options };
}
