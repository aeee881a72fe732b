import { useEffect, useState } from 'react';
import { navigationWords } from '../../../generated/content/words/navigation';
import { outside, site } from '../../../shared/site';
import { OutsideLink } from '../OutsideLink/OutsideLink';

/**
 * Address, telephone and weather above the navigation, from 768 px. The temperature is a fixed text that is not in the
 * server's HTML. docs/behavior.md#header
 */
export function InfoBar() {
  const [temperature, setTemperature] = useState<string>();
  useEffect(() => setTemperature(site.temperature), []);
  return (
    <div className="infobar">
      <div className="row infobar__line wrap">
        <OutsideLink href={outside.map} hint={` ${navigationWords.mapHint}`}>
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
          href={outside.weather}
          hint={` ${navigationWords.weatherHint}`}
        >
          {temperature ?? (
            <span className={site.temperature && 'visually-hidden'}>{navigationWords.weather}</span>
          )}
        </OutsideLink>
      </div>
    </div>
  );
}
