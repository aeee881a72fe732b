import { map } from '../../../generated/content/map';
import type { Directions } from '../../../shared/places';
import { newTab, OutsideLink } from '../OutsideLink/OutsideLink';

const services = ['google', 'apple', 'openStreetMap'] as const;

/** Links to directions, one per map service; the accessible name adds the destination. */
export function DirectionLinks({ ways, to }: { ways: Directions; to: string }) {
  return (
    <ul className="cluster ways">
      {services.map((service) => (
        <li key={service}>
          <OutsideLink
            className="line-link ways__link"
            href={ways[service]}
            hint={
              <>
                : {to}
                {` ${newTab}`}
              </>
            }
          >
            {map.directions[service]}
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
