import type { Content } from '../../../shared/content/content';
import { fill } from '../../../shared/templates';
import { useLabels, useSiteData } from '../../siteData';
import { feetLabel, inMeters } from './floorPlanLabels';

/** Returns a function that formats a length in feet and meters, with the hotel's units first: '19' 8"' and '6.0 m'. */
export function useLengthLabels(words: Content['ui']['plans']) {
  const { units } = useSiteData().hotel.locale;
  const { oneDecimal } = useLabels();
  return (feet: number): readonly [string, string] => {
    const [inFeet, meters] = [feetLabel(feet), fill(words.meters, { length: oneDecimal(inMeters(feet)) })];
    return units === 'feet' ? [inFeet, meters] : [meters, inFeet];
  };
}
