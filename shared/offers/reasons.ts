/** Why a code does not hold for a stay, as the guest reads it. docs/behavior.md#book */
import { dateLabel } from '../dates';
import type { Stay } from '../stay';
import { aheadPhrase, listed, nightsPhrase, staysPhrase, weekdaysPhrase } from './phrases';
import {
  type CodeRules,
  isBlackout,
  isOtherWeekday,
  type Nights,
  nightsIn,
  type RuleName,
  weekdayOf,
} from './rules';

/** The days of the week of a stay's nights that a code excludes: 'Friday and Saturday'. */
const othersIn = (rules: CodeRules, stay: Stay) =>
  weekdaysPhrase([
    ...new Set(nightsIn(stay).flatMap((night) => (isOtherWeekday(night, rules) ? weekdayOf(night) : []))),
  ]);

const touches = (stay: Stay, span: Nights) =>
  nightsIn(stay).some((night) => isBlackout(night, { blackouts: [span] }));

const sentences: Record<RuleName, (rules: CodeRules & { forRooms: string }, stay: Stay) => string> = {
  firstDay: ({ firstDay = '' }) => `You can book it from ${dateLabel(firstDay)}.`,
  lastDay: ({ lastDay }) => `Booking ended ${dateLabel(lastDay)}.`,
  rooms: ({ forRooms }) => `It’s for ${forRooms}.`,
  firstNight: ({ firstNight = '' }) => `Its first night is ${dateLabel(firstNight)}.`,
  lastNight: ({ lastNight = '' }) => `Its last night is ${dateLabel(lastNight)}.`,
  blackouts: (rules, stay) =>
    `It isn’t for ${listed(rules.blackouts?.filter((span) => touches(stay, span)).map(nightsPhrase) ?? [])}.`,
  weekdays: (rules, stay) =>
    `It’s for nights ${weekdaysPhrase(rules.weekdays ?? [])}, and yours include ${othersIn(rules, stay)}.`,
  nights: ({ nights }) => `It’s for ${staysPhrase(nights)}.`,
  daysAhead: ({ daysAhead = {} }) => `Book it ${aheadPhrase(daysAhead)} you arrive.`,
};

const nobody: Stay = { arrival: '', departure: '', adults: 0, children: 0 };

/** A sentence for each rule that a stay breaks. */
export const reasonsFor = (
  broken: readonly RuleName[],
  rules: CodeRules & { forRooms: string },
  stay: Stay | undefined,
): string[] => broken.map((name) => sentences[name](rules, stay ?? nobody));
