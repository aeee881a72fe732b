import type { Content } from '../../../shared/content/compile';
import type { Labels } from '../../../shared/labels';
import { feetLabel, inMeters } from '../../../shared/plan';
import type { SiteData } from '../../../shared/siteData';
import { fill } from '../../../shared/words';

/** A length in the hotel's units, and in the others: '19' 8"' and '6.0 m'. */
export function lengthLabels(
  feet: number,
  words: Content['ui']['plans'],
  units: SiteData['hotel']['locale']['units'],
  { oneDecimal }: Pick<Labels, 'oneDecimal'>,
): readonly [string, string] {
  const [inFeet, meters] = [feetLabel(feet), fill(words.meters, { length: oneDecimal(inMeters(feet)) })];
  return units === 'feet' ? [inFeet, meters] : [meters, inFeet];
}
