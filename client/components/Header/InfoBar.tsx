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
          {site.addressLine}
        </OutsideLink>
        <a href={site.phone.href}>{site.phone.display}</a>
        <a href={`mailto:${site.email}`}>{site.email}</a>
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
