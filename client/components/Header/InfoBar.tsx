import { useEffect, useState } from 'react';
import { useSiteData } from '../../siteData';
import { ExternalLink } from '../ExternalLink/ExternalLink';

/**
 * Address, telephone number, email address and weather above the navigation, from 768 px up. The temperature is a
 * fixed string from the content files, and is rendered only in the browser.
 */
export function InfoBar() {
  const { links, hotel, ui } = useSiteData();
  const [temperature, setTemperature] = useState<string>();
  useEffect(() => setTemperature(hotel.temperature), [hotel.temperature]);
  return (
    <div className="infobar">
      <div className="row infobar__line wrap">
        <ExternalLink href={links.map} hint={` ${ui.header.mapHint}`}>
          <span translate="no">{hotel.addressLine}</span>
        </ExternalLink>
        <a href={hotel.phone.href} translate="no">
          {hotel.phone.display}
        </a>
        <a href={`mailto:${hotel.email}`} translate="no">
          {hotel.email}
        </a>
        <ExternalLink
          className="infobar__weather no-print"
          href={links.weather}
          hint={` ${ui.header.weatherHint}`}
        >
          {temperature ?? <span className={hotel.temperature && 'visually-hidden'}>{ui.header.weather}</span>}
        </ExternalLink>
      </div>
    </div>
  );
}
