import { useEffect, useState } from 'react';
import { outside, site } from '../../../shared/site';
import { OutsideLink } from '../OutsideLink/OutsideLink';

/**
 * Above the navigation, from 768 px: where the hotel is, how to reach it, and the weather. The temperature is a fixed
 * text that the server's HTML does not have. docs/behavior.md#header
 */
export function InfoBar() {
  const [temperature, setTemperature] = useState('');
  useEffect(() => setTemperature(site.temperature), []);
  return (
    <div className="infobar">
      <div className="infobar__line wrap">
        <OutsideLink href={outside.map} hint=" (map, opens in a new tab)">
          <span translate="no">{site.addressLine}</span>
        </OutsideLink>
        <a href={site.phone.href} translate="no">
          {site.phone.display}
        </a>
        <a href={`mailto:${site.email}`} translate="no">
          {site.email}
        </a>
        <OutsideLink
          className="infobar__weather"
          href={outside.weather}
          hint=" (weather, opens in a new tab)"
        >
          {temperature || <span className="visually-hidden">Weather</span>}
        </OutsideLink>
      </div>
    </div>
  );
}
