import {
  addDays,
  cancelableField,
  defaultStay,
  isDay,
  parseCount,
  type StayEntries,
  stayFields,
} from './stay';

/** The query parameter for a number of nights, which Google's free booking links send instead of a departure date. */
export const nightsField = 'nights';

/** The query parameter for a child's age, repeated for each child. docs/behavior.md#book */
export const ageField = 'age';

export const maxChildAge = 17;

/** Returns the stay form's values from a /book query, without validating them. The default is two adults. */
export function stayEntriesOf(query: URLSearchParams): StayEntries {
  const typed = stayFields.map((name) => [name, (query.get(name) ?? defaultStay[name]).trim()]);
  const isCancelable = query.get(cancelableField) === '1';
  const entries: StayEntries = {
    ...defaultStay,
    ...Object.fromEntries(typed),
    cancelable: isCancelable ? '1' : '',
  };
  const nights = parseCount((query.get(nightsField) ?? '').trim());
  return entries.departure === '' && nights >= 1 && isDay(entries.arrival)
    ? { ...entries, departure: addDays(entries.arrival, nights) }
    : entries;
}

/** Returns the children's ages from a /book query; undefined if an age is missing or invalid. */
export function agesOf(query: URLSearchParams, children: number): number[] | undefined {
  const ages = query.getAll(ageField).slice(0, children).map(parseCount);
  return ages.length === children && ages.every((age) => age <= maxChildAge) ? ages : undefined;
}
