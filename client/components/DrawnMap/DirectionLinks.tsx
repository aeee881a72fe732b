import type { Content } from '../../../shared/content/compile';
import { useSiteData } from '../../siteData';
import { OutsideLink } from '../OutsideLink/OutsideLink';
import type { Directions } from './directions';

const services = ['google', 'apple', 'openStreetMap'] as const;

interface DirectionLinksProps {
  ways: Directions;
  to: string;
  /** The services' names. */
  labels: Content['map']['directions'];
}

/** Links to directions, one per map service; the accessible name adds the destination. */
export function DirectionLinks({ ways, to, labels }: DirectionLinksProps) {
  const { newTab } = useSiteData().ui.controls;
  return (
    <ul className="cluster ways">
      {services.map((service) => (
        <li key={service}>
          <OutsideLink className="line-link ways__link" href={ways[service]} hint={`: ${to} ${newTab}`}>
            {labels[service]}
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
