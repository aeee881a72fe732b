import { useSiteData } from '../../siteData';

/** A note that the adjacent pictures are renderings, for hotels whose pictures are renderings. */
export function RenderingsNote() {
  const { hotel, navigation } = useSiteData();
  const { renderings, renderingsNote = renderings } = navigation.footer;
  return hotel.picturesAreRenderings && <p className="fine above-2">{renderingsNote}</p>;
}
