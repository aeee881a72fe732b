import type * as z from 'zod';
import { replaceTokens } from '../../../shared/content/tokens';
import { ownValue } from '../../../shared/ownValue';
import { roomKinds } from '../../../shared/roomFilters';
import { introspect, itemOf, optionsOf, valuesOf } from '../../content/introspection';
import { labelOf } from '../../content/labelOf';
import type { NamedThings } from '../../content/references';

export interface Option {
  value: string | number | boolean;
  label: string;
}

const named = (name: string) => ({ value: name, label: name });

/**
 * Things that are chosen by their name, by the field that names them.
 * @param form the value of the form, whose own lists some fields choose from
 */
export function choicesOf(
  { rooms, places, views, films, pictures, drawings, facts }: NamedThings,
  field = '',
  form?: unknown,
): readonly Option[] | undefined {
  /** As guests read it: '{city}' -> 'Encinitas'. */
  const read = (words: string) => ({
    value: words,
    label: replaceTokens(
      words,
      (name) => ownValue(facts ?? {}, name),
      () => undefined,
    ),
  });
  const byId = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  const own = (form ?? {}) as Record<string, readonly string[] | undefined>;
  const lists: Record<string, () => readonly Option[]> = {
    room: () => rooms.map(({ slug, name }) => ({ value: slug, label: name })),
    view: () => views.map(byId),
    roomKind: () => [...views.map(byId), ...roomKinds.map((kind) => ({ value: kind, label: labelOf(kind) }))],
    place: () => places.map(byId),
    film: () => [...films, ...pictures.map(({ name }) => name)].map(named),
    drawing: () => drawings.map(named),
    department: () => (own.departments ?? []).map(read),
    location: () => (own.locations ?? []).map(read),
  };
  return lists[field]?.();
}

/** The values of a literal or an enum, by their labels. */
export const valueChoices = (schema: z.core.$ZodType): Option[] =>
  valuesOf(schema).map((value) => ({ value, label: labelOf(String(value)) }));

/** 'all', or a list of some: the one union that content has. @throws for any other, which wants a field of its own */
export function membersOf(schema: z.core.$ZodType, things: NamedThings) {
  const members = optionsOf(schema);
  const whole = members.filter((member) => introspect(member).type === 'literal').flatMap(valueChoices);
  const list = members.find((member) => introspect(member).type === 'array');
  const options = list && choicesOf(things, introspect(itemOf(list)).field);
  if (!options || whole.length === 0) throw new Error('the desk has no field for this union of content');
  return { whole, options };
}
