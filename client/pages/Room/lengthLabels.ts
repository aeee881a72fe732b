import { planWords } from '../../../generated/content/words/plan';
import { feetLabel, inMeters } from '../../../shared/plan';
import { fill } from '../../../shared/words';

/** A length in the hotel's units, and in the others: '19' 8"' and '6.0 m'. */
export function lengthLabels(feet: number): readonly [string, string] {
  const [inFeet, meters] = [feetLabel(feet), fill(planWords.meters, { length: inMeters(feet) })];
  return site.locale.units === 'feet' ? [inFeet, meters] : [meters, inFeet];
}
