import { problemLabel } from '../../../client/stay/problemLabels';
import type { StayProblem } from '../../../shared/rates/stayProblems';
import { content, labels } from '../../support/small-hotel';

const stay = { arrival: '2027-05-14', departure: '2027-05-16' };

const sentences: Readonly<Record<StayProblem['kind'], string>> = {
  notCancelable: 'No rate for these nights can be canceled.',
  minStay: 'At least 3 nights from Friday.',
  maxStay: 'At most 3 nights from Friday.',
  closedToDeparture: 'Friday, May 14: No departures on this day. It can be part of your stay.',
  closedToArrival: 'Friday, May 14: No arrivals on this day. It can be part of your stay.',
  soldOut: 'Sold out May 14 to 16',
};

it.each(Object.entries(sentences))('formats the problem %s, with the day if needed', (kind, sentence) => {
  const problem = { kind, day: stay.arrival, nights: 3 } as StayProblem;
  expect(problemLabel(problem, stay, content.ui.nights, labels)).toBe(sentence);
});
