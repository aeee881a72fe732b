import type { Content } from '../../../shared/content/content';
import { DirectionLinks } from '../../components/DrawnMap/DirectionLinks';
import { directionsTo } from '../../components/DrawnMap/directions';
import { useLabels } from '../../siteData';
import { PlaceMark } from './PlaceMark';
import { entryId, type TownPlace } from './townPlaces';
import type { useTownMap } from './useTownMap';

interface TownEntryProps {
  place: TownPlace;
  town: ReturnType<typeof useTownMap>;
  directions: Content['map']['directions'];
}

/** A place in the map's list, with number, name and distance. An open entry adds the description and directions. */
export function TownEntry({ place, town, directions }: TownEntryProps) {
  const { distanceLabel } = useLabels();
  const { id, name, address, number, kind, why } = place;
  return (
    <li className={town.highlighted === id ? 'town-entry town-entry--lit' : 'town-entry'} {...town.entry(id)}>
      <details open={town.selected === id}>
        <summary className="town-entry__head" {...town.summary(id)}>
          <PlaceMark kind={kind} number={number} />
          <span className="semibold town-entry__name" translate="no">
            {name}
          </span>
          <span className="small nowrap figure">{distanceLabel(place)}</span>
        </summary>
        <div className="fine town-entry__more" id={entryId(id)}>
          <p>{why}</p>
          <DirectionLinks urls={directionsTo(name, address)} to={name} labels={directions} />
        </div>
      </details>
    </li>
  );
}
