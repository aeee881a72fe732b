import type { Content } from '../../../shared/content/content';
import { useSiteData } from '../../siteData';
import { ExternalLink } from '../ExternalLink/ExternalLink';
import type { Directions } from './directions';

const services = ['google', 'apple', 'openStreetMap'] as const;

interface DirectionLinksProps {
  urls: Directions;
  to: string;
  /** Names of the map services. */
  labels: Content['map']['directions'];
}

/** Links to directions, one per map service. The accessible name of each link includes the destination. */
export function DirectionLinks({ urls, to, labels }: DirectionLinksProps) {
  const { newTab } = useSiteData().ui.controls;
  return (
    <ul className="cluster ways">
      {services.map((service) => (
        <li key={service}>
          <ExternalLink className="line-link ways__link" href={urls[service]} hint={`: ${to} ${newTab}`}>
            {labels[service]}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
