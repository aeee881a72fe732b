import type { HotelSource } from '../../server/content/readHotel';
import type { ContentSource } from '../../shared/content/content';
import { ContentError } from '../../shared/content/contentError';
import { contentOn, todayIn } from '../../shared/content/days';
import { replaceTokens } from '../../shared/content/replaceTokens';
import { sourceOf } from './checkContent';
import { labelTokens } from './factTokens';
import { hotelLabelsOf } from './hotelLabels';

/** The value of each fact, by name: 'checkIn', 'the-enci-king.size'. */
export type FactValues = ReadonlyMap<string, string>;

/** Returns the facts on a day, by name, including each room's facts and rate; empty if the content has errors. */
export function factValuesOn(source: ContentSource, day: string): FactValues {
  try {
    const content = contentOn(source, day);
    const { wholeAmount } = hotelLabelsOf((file) => source.files.get(file));
    const own = Object.entries(content.roomTokens).flatMap(([slug, facts]) =>
      Object.entries(facts).map(([name, words]) => [`${slug}.${name}`, words] as const),
    );
    const prices = content.rooms.map(({ slug, price }) => [`${slug}.rate`, wholeAmount(price)] as const);
    return new Map([...Object.entries(content.tokens), ...own, ...prices]);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return new Map();
  }
}

/** Creates a function that replaces tokens with facts, or with labels of facts while the content has errors. */
export function createTokenReader(source: HotelSource): (text: string) => string {
  const facts = factValuesOn(sourceOf(source), todayIn(source.content));
  return (text) =>
    labelTokens(
      replaceTokens(
        text,
        (name) => facts.get(name) ?? `{${name}}`,
        () => {},
      ),
    );
}
