/** Labels that say why a stay is unavailable. docs/behavior.md#nights */
import type { Labels } from '../../shared/labels';
import { problemKinds, type StayDays, type StayProblem } from '../../shared/rates/stayProblems';
import { fill } from '../../shared/templates';
import type { NightWords } from '../../shared/ui/defaults';

/** Formats a rule for display next to its day in the calendar: 'At least 2 nights from Friday.' */
export const ruleLabel = (problem: StayProblem, { rules }: NightWords, labels: Labels): string =>
  fill(rules[problem.kind], {
    day: labels.longDayLabel(problem.day),
    weekday: labels.weekdayName(new Date(`${problem.day}T00:00:00Z`).getUTCDay()),
    nights: 'nights' in problem ? labels.nightsLabel(problem.nights) : '',
  });

/** Says why a stay cannot be booked, including the day if the rule does not mention it: 'Sold out May 14 to 17'. */
export function problemLabel(
  problem: StayProblem,
  stay: StayDays,
  words: NightWords,
  labels: Labels,
): string {
  if (problem.kind === 'soldOut')
    return fill(words.taken.whole, { days: labels.rangeLabel(stay.arrival, stay.departure) });
  const rule = ruleLabel(problem, words, labels);
  return problemKinds[problem.kind].needsDay
    ? fill(words.onDay, { day: labels.longDayLabel(problem.day), rule })
    : rule;
}
