/** Why a code does not hold for a stay, as the guest reads it. docs/behavior.md#book */

import type { Labels } from '../labels';
import { createPhrases } from '../labels/offers';
import type { OfferWords } from '../schema/ui/codes';
import type { Stay } from '../stay';
import { fill } from '../words';
import {
  type CodeRules,
  isBlackout,
  isOtherWeekday,
  type Nights,
  nightsIn,
  type RuleName,
  weekdayOf,
} from './rules';

const touches = (stay: Stay, span: Nights) =>
  nightsIn(stay).some((night) => isBlackout(night, { blackouts: [span] }));

type Describe = (rules: CodeRules & { forRooms: string }, stay: Stay) => string;

/** A sentence for each rule. */
function createReasons(words: OfferWords, labels: Labels): Record<RuleName, Describe> {
  const { dateLabel } = labels;
  const { listed, nightsPhrase, staysPhrase, aheadPhrase, weekdaysPhrase } = createPhrases({
    words,
    ...labels,
  });
  const { reasons } = words;
  /** The days of the week of a stay's nights that a code excludes: 'Friday and Saturday'. */
  const othersIn = (rules: CodeRules, stay: Stay) =>
    weekdaysPhrase([
      ...new Set(nightsIn(stay).flatMap((night) => (isOtherWeekday(night, rules) ? weekdayOf(night) : []))),
    ]);
  return {
    firstDay: ({ firstDay = '' }) => fill(reasons.firstDay, { date: dateLabel(firstDay) }),
    lastDay: ({ lastDay }) => fill(reasons.lastDay, { date: dateLabel(lastDay) }),
    rooms: ({ forRooms }) => fill(reasons.rooms, { rooms: forRooms }),
    firstNight: ({ firstNight = '' }) => fill(reasons.firstNight, { date: dateLabel(firstNight) }),
    lastNight: ({ lastNight = '' }) => fill(reasons.lastNight, { date: dateLabel(lastNight) }),
    blackouts: (rules, stay) =>
      fill(reasons.blackouts, {
        nights: listed(rules.blackouts?.filter((span) => touches(stay, span)).map(nightsPhrase) ?? []),
      }),
    weekdays: (rules, stay) =>
      fill(reasons.weekdays, {
        weekdays: weekdaysPhrase(rules.weekdays ?? []),
        others: othersIn(rules, stay),
      }),
    nights: ({ nights }) => fill(reasons.nights, { stays: staysPhrase(nights) }),
    daysAhead: ({ daysAhead = {} }) => fill(reasons.daysAhead, { ahead: aheadPhrase(daysAhead) }),
  };
}

const emptyStay: Stay = { arrival: '', departure: '', adults: 0, children: 0 };

/** A sentence for each rule that a stay breaks. */
export function reasonsFor(
  broken: readonly RuleName[],
  rules: CodeRules & { forRooms: string },
  stay: Stay | undefined,
  { words, labels }: { words: OfferWords; labels: Labels },
): string[] {
  const sentences = createReasons(words, labels);
  return broken.map((name) => sentences[name](rules, stay ?? emptyStay));
}
