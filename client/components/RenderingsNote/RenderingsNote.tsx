import { useSiteData } from '../../siteData';

/** A note next to pictures saying that they are renderings, if the hotel's pictures are. */
export function RenderingsNote() {
  const { hotel, navigation } = useSiteData();
  return hotel.picturesAreRenderings && <p className="fine above-2">{navigation.footer.renderings}</p>;
}
