import { useEffect, useState } from 'react';
import { useSiteData } from '../../siteData';
import { OutsideLink } from '../OutsideLink/OutsideLink';

/**
 * Address, telephone and weather above the navigation, from 768 px. The temperature is a fixed text that is not in the
 * server's HTML. docs/behavior.md#header
 */
export function InfoBar() {
  const { links, navigation, site } = useSiteData();
  const [temperature, setTemperature] = useState<string>();
  useEffect(() => setTemperature(site.temperature), [site.temperature]);
  return (
    <div className="infobar">
      <div className="row infobar__line wrap">
        <OutsideLink href={links.map} hint={` ${navigation.mapHint}`}>
          <span translate="no">{site.addressLine}</span>
        </OutsideLink>
        <a href={site.phone.href} translate="no">
          {site.phone.display}
        </a>
        <a href={`mailto:${site.email}`} translate="no">
          {site.email}
        </a>
        <OutsideLink
          className="infobar__weather no-print"
          href={links.weather}
          hint={` ${navigation.weatherHint}`}
        >
          {temperature ?? <span className={site.temperature && 'visually-hidden'}>{navigation.weather}</span>}
        </OutsideLink>
      </div>
    </div>
  );
}
