import type { createLabels } from '../labels';
import type { NightWords } from '../ui/defaults';
import { fill } from '../words';
import type { StayProblem } from './rules';

type Labels = Pick<ReturnType<typeof createLabels>, 'longDayLabel' | 'nightsLabel' | 'weekdayName'>;

/** A rule in the calendar, beside its day: 'At least 2 nights from Friday.' */
export function ruleText(problem: StayProblem, { rules }: NightWords, labels: Labels): string {
  return fill(rules[problem.kind], {
    day: labels.longDayLabel(problem.day),
    weekday: labels.weekdayName(new Date(`${problem.day}T00:00:00Z`).getUTCDay()),
    nights: 'nights' in problem ? labels.nightsLabel(problem.nights) : '',
  });
}

/** Why a stay cannot be booked, if its days are not in sight: 'Sold out for these nights.' */
export function problemText(problem: StayProblem, words: NightWords, labels: Labels): string {
  if (problem.kind === 'soldOut') return words.taken.whole;
  const rule = ruleText(problem, words, labels);
  return 'nights' in problem ? rule : fill(words.onDay, { day: labels.longDayLabel(problem.day), rule });
}
