/** Texts about why a stay is unavailable. docs/behavior.md#nights */
import type { Labels } from '../../shared/labels';
import type { StayProblem } from '../../shared/rates/answerStay';
import type { NightWords } from '../../shared/ui/defaults';
import { fill } from '../../shared/words';

/** A rule shown in the calendar next to its day: 'At least 2 nights from Friday.' */
export const ruleText = (problem: StayProblem, { rules }: NightWords, labels: Labels): string =>
  fill(rules[problem.kind], {
    day: labels.longDayLabel(problem.day),
    weekday: labels.weekdayName(new Date(`${problem.day}T00:00:00Z`).getUTCDay()),
    nights: 'nights' in problem ? labels.nightsLabel(problem.nights) : '',
  });

/** Why a stay cannot be booked, for places that do not show its days: 'Sold out for these nights.' */
export function problemText(problem: StayProblem, words: NightWords, labels: Labels): string {
  if (problem.kind === 'soldOut') return words.taken.whole;
  const rule = ruleText(problem, words, labels);
  return 'nights' in problem || problem.kind === 'notCancelable'
    ? rule
    : fill(words.onDay, { day: labels.longDayLabel(problem.day), rule });
}
