import { createLabels as createSharedLabels, type Labels as SharedLabels } from '../labels';
import {
  type CodeRules,
  type Nights,
  type Range,
  type RuleLabels,
  type Weekday,
  weekdays,
} from '../offers/rules';
import type { Locale } from '../schema/hotel';
import type { View } from '../schema/views';
import { fill, pluralize } from '../templates';
import type { UiText } from '../ui/defaults';
import { moneyFormat } from './intlFormats';

/** The rules shown in an offer's one-line summary, in this order. The offer's conditions mention all other rules. */
const lineLabels = [
  ...['percent', 'freeNights', 'nights', 'weekdays', 'rooms', 'daysAhead', 'firstNight', 'lastNight'],
  'lastDay',
] as readonly (keyof RuleLabels)[];

/** Joins rules in one line: '15% off · 2 nights or more · Sunday through Thursday · book by May 27, 2027'. */
export const ruleLine = (labels: RuleLabels): string =>
  lineLabels.flatMap((name) => labels[name] ?? []).join(' · ');

/** Formats the rules of an offer's code as text. docs/behavior.md#offers */
export function createRuleLabels(words: UiText['codes'], labels: SharedLabels) {
  const { dateLabel, nightsLabel, spanLabel, weekdayName } = labels;
  const withDate = (template: string, date: string | undefined) =>
    date === undefined ? undefined : fill(template, { date: dateLabel(date) });

  const fromTo = (from: string, to: string) => fill(words.through, { from, to });

  /** Formats a range: '2 nights or more', '2 to 4 nights', 'up to 4 nights'. */
  function rangeLabel(
    { atLeast, atMost }: Range,
    label: (count: number, shown?: string) => string,
  ): string | undefined {
    if (atMost === undefined) return atLeast ? fill(words.atLeast, { count: label(atLeast) }) : undefined;
    if (atLeast === undefined) return fill(words.atMost, { count: label(atMost) });
    return atLeast === atMost ? label(atMost) : label(atMost, spanLabel(String(atLeast), atMost));
  }

  /** Formats weekdays: 'Sunday through Thursday', 'Friday, Saturday'. */
  function weekdaysLabel(days: readonly Weekday[]): string {
    const dayAt = (index: number) => weekdays[index % weekdays.length] as Weekday;
    const first = weekdays.findIndex((day, index) => days.includes(day) && !days.includes(dayAt(index + 6)));
    const run = days.map((_, index) => dayAt(Math.max(first, 0) + index));
    const isRun = run.every((day) => days.includes(day));
    const names = (isRun ? run : days).map((day) => weekdayName(weekdays.indexOf(day)));
    return isRun && names.length > 2 ? fromTo(names[0] ?? '', names.at(-1) ?? '') : names.join(', ');
  }

  const blackoutLabel = ({ firstNight, lastNight }: Nights) =>
    firstNight === lastNight ? dateLabel(firstNight) : fromTo(dateLabel(firstNight), dateLabel(lastNight));

  const daysLabel = (count: number, shown?: string) => pluralize(words.days, count, shown);

  /** @param rooms the label of the code's rooms: 'rooms with a kitchenette'; empty for all rooms */
  return (rules: CodeRules, rooms: string): RuleLabels => {
    const { percent, freeNights, nights, weekdays: days, daysAhead, blackouts } = rules;
    const ahead = daysAhead && rangeLabel(daysAhead, daysLabel);
    return {
      percent: percent ? fill(words.percent, { percent }) : undefined,
      freeNights: freeNights ? pluralize(words.freeNights, freeNights) : undefined,
      nights: nights && rangeLabel(nights, nightsLabel),
      weekdays: days && weekdaysLabel(days),
      rooms: rooms || undefined,
      daysAhead: ahead && fill(words.daysAhead, { days: ahead }),
      firstDay: withDate(words.firstDay, rules.firstDay),
      lastDay: withDate(words.lastDay, rules.lastDay),
      firstNight: withDate(words.firstNight, rules.firstNight),
      lastNight: withDate(words.lastNight, rules.lastNight),
      blackouts: blackouts && fill(words.blackouts, { nights: blackouts.map(blackoutLabel).join(', ') }),
    };
  };
}

/** The files in content/ui/ with the words for tokens and labels. */
export const labelNames = ['rooms', 'dates', 'numbers', 'plans', 'drawings', 'codes'] as const;

export type LabelWords = Pick<UiText, (typeof labelNames)[number]>;

/** Creates the labels that pages use, and labels for floor plans and code rules, which only the compiler uses. */
export function createLabels(locale: Locale, ui: LabelWords, views: readonly View[]) {
  const labels = createSharedLabels({ locale, money: moneyFormat(locale), ui });
  return {
    ...labels,
    views,
    planWords: ui.plans,
    drawingWords: ui.drawings,
    offerWords: ui.codes,
    ruleLabels: createRuleLabels(ui.codes, labels),
  };
}

export type Labels = ReturnType<typeof createLabels>;
