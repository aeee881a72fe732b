import { useSiteData } from '../../siteData';

/** A note next to pictures saying that they are renderings, if the hotel's pictures are. */
export function RenderingsNote() {
  const { hotel, navigation } = useSiteData();
  const { renderings, renderingsNote = renderings } = navigation.footer;
  return hotel.picturesAreRenderings && <p className="fine above-2">{renderingsNote}</p>;
}
