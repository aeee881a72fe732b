import type { HotelSource } from '../../server/content/read';
import type { ContentSource } from '../../shared/content/content';
import { ContentError } from '../../shared/content/contentError';
import { contentOn, todayIn } from '../../shared/content/days';
import { replaceTokens } from '../../shared/content/replaceTokens';
import { sourceOf } from './checkContent';
import { withTokenLabels } from './factWords';
import { hotelWords } from './hotelWords';

/** The value of each fact, by name: 'checkIn', 'the-enci-king.size'. */
export type Facts = ReadonlyMap<string, string>;

/** The facts that content can state on a day, by name: those of tokens, and each room's own; none if there are errors. */
export function factsOn(source: ContentSource, day: string): Facts {
  try {
    const content = contentOn(source, day);
    const { wholeAmount } = hotelWords((file) => source.files.get(file));
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

/** Returns text as guests read it; while there are errors in the content, with the labels of facts. */
export function factReader(source: HotelSource): (text: string) => string {
  const facts = factsOn(sourceOf(source), todayIn(source.content));
  return (text) =>
    withTokenLabels(
      replaceTokens(
        text,
        (name) => facts.get(name) ?? `{${name}}`,
        () => {},
      ),
    );
}
