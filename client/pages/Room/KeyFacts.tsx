import type { PageData } from '../../../shared/pageData';
import { BookButton } from '../../components/Button/BookButton';
import { OtherStays } from '../../components/OtherStays/OtherStays';
import { StayForm } from '../../components/StayForm/StayForm';
import { ChosenPrice } from '../../components/StayPrice/ChosenPrice';
import { useLabels, useSiteData } from '../../siteData';
import { useChosenStay } from '../../stay/useChosenStay';
import { RoomPrice } from './RoomPrice';

/** The dark strip below the hero: key facts, telephone number and BOOK NOW, and then the stay form with the price. */
export function KeyFacts({ room: { room, facts }, page }: PageData['room']) {
  const { hotel } = useSiteData();
  const { bedsLabel, occupancyLabel } = useLabels();
  const { stay, cost, nights, reason } = useChosenStay(room);
  const rate = (
    <div className="key-facts__rate">
      {cost ? <ChosenPrice room={room} /> : <RoomPrice room={room} />}
      {stay && nights && reason && <OtherStays nights={nights} stay={stay} room={room.slug} />}
    </div>
  );
  return (
    <div className="key-facts on-ink">
      <div className="key-facts__top">
        <div className="columns key-facts__line wrap">
          <dl className="columns key-facts__list">
            {facts.map(({ label, value }) => (
              <div className="key-facts__fact" key={label}>
                <dt>{label}</dt>
                <dd className="key-facts__value">{value}</dd>
              </div>
            ))}
            <div className="key-facts__fact">
              <dt>{page.sleeps}</dt>
              <dd className="key-facts__value">{occupancyLabel(room)}</dd>
              <dd className="key-facts__beds">{bedsLabel(room)}</dd>
            </div>
          </dl>
          <a className="key-facts__call plain" href={hotel.phone.href}>
            <span className="key-facts__label">{page.call}</span>{' '}
            <span className="figure" translate="no">
              {hotel.phone.display}
            </span>
          </a>
          <BookButton room={room.slug} variant="outline" className="key-facts__book" />
        </div>
      </div>
      <div className="wrap">
        <StayForm layout="bar" room={room} sum={rate} />
      </div>
    </div>
  );
}
