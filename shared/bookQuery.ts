import { countOf, daysAfter, isDay, noStay, type StayTexts, stayFields } from './stay';

/** Nights in place of a departure, as Google's free booking links send them. */
export const nightsField = 'nights';

/** The age of a child; one for each. docs/behavior.md#book */
export const ageField = 'age';

/** The oldest child, in years. */
export const oldestChild = 17;

/** The stay in a query of /book: two adults by default, and days as they were typed. */
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
