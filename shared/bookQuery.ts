import { countOf, daysAfter, isDay, noStay, type StayTexts, stayFields } from './stay';

/** The number of nights instead of a departure, as in Google's free booking links. */
export const nightsField = 'nights';

/** A child's age, repeated for each child. docs/behavior.md#book */
export const ageField = 'age';

/** The maximum age of a child, in years. */
export const oldestChild = 17;

/** The stay in a /book query, as typed. The default is two adults. */
export function stayTextsOf(query: URLSearchParams): StayTexts {
  const texts = Object.fromEntries(
    stayFields.map((name) => [name, (query.get(name) ?? noStay[name]).trim()]),
  ) as StayTexts;
  const nights = countOf((query.get(nightsField) ?? '').trim());
  return texts.departure === '' && nights >= 1 && isDay(texts.arrival)
    ? { ...texts, departure: daysAfter(texts.arrival, nights) }
    : texts;
}

/** The children's ages; undefined if one is missing or invalid. */
export function agesOf(query: URLSearchParams, children: number): number[] | undefined {
  const ages = query.getAll(ageField).slice(0, children).map(countOf);
  return ages.length === children && ages.every((age) => age <= oldestChild) ? ages : undefined;
}
