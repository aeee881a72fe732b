import { useSiteData } from '../../siteData';

/** Says beside pictures that they are renderings, while they are. */
export function RenderingsNote() {
  const { hotel, navigation } = useSiteData();
  return hotel.picturesAreRenderings && <p className="fine above-2">{navigation.footer.renderings}</p>;
}
