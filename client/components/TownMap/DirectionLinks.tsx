import { map } from '../../../generated/content/map';
import type { Directions } from '../../../shared/places';
import { newTabHint, OutsideLink } from '../OutsideLink/OutsideLink';

const services = ['google', 'apple', 'openStreetMap'] as const;

/** Links that show the way to one place, each with a service's name; screen readers hear the place as well. */
export function DirectionLinks({ ways, to }: { ways: Directions; to: string }) {
  return (
    <ul className="ways">
      {services.map((service) => (
        <li key={service}>
          <OutsideLink
            className="ways__link"
            href={ways[service]}
            hint={
              <>
                : {to}
                {newTabHint}
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
