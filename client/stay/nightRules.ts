/** Texts about why a stay is unavailable, and about its rate plan. docs/behavior.md#nights */
import type { Labels } from '../../shared/labels';
import type { StayDays, StayProblem } from '../../shared/rates/answerStay';
import type { PlanTerms } from '../../shared/staySum';
import type { NightWords } from '../../shared/ui/defaults';
import { fill } from '../../shared/words';

/** A rule shown in the calendar next to its day: 'At least 2 nights from Friday.' */
export const ruleText = (problem: StayProblem, { rules }: NightWords, labels: Labels): string =>
  fill(rules[problem.kind], {
    day: labels.longDayLabel(problem.day),
    weekday: labels.weekdayName(new Date(`${problem.day}T00:00:00Z`).getUTCDay()),
    nights: 'nights' in problem ? labels.nightsLabel(problem.nights) : '',
  });

/** Why a stay cannot be booked, for places that do not show its days: 'Sold out May 14 to 17'. */
export function problemText(problem: StayProblem, stay: StayDays, words: NightWords, labels: Labels): string {
  if (problem.kind === 'soldOut')
    return fill(words.taken.whole, { days: labels.rangeLabel(stay.arrival, stay.departure) });
  const rule = ruleText(problem, words, labels);
  return 'nights' in problem || problem.kind === 'notCancelable'
    ? rule
    : fill(words.onDay, { day: labels.longDayLabel(problem.day), rule });
}

/** What a rate plan is called, and whether it can be canceled: 'Standard rate, can be canceled'. */
export const planText = ({ name, isCancelable }: PlanTerms, { plan }: Pick<NightWords, 'plan'>): string =>
  [
    name ?? plan.standard,
    ...(isCancelable === undefined ? [] : [isCancelable ? plan.cancelable : plan.final]),
  ].join(', ');
