import { occupancyLabel, type RoomPage } from '../../../shared/room';
import { site } from '../../../shared/site';
import { BookButton } from '../../components/Button/BookButton';
import { StayForm } from '../../components/StayForm/StayForm';
import { Rate } from './Rate';

/**
 * The dark strip under the hero: key facts, guests and the two ways to book over the stay form and what the room costs.
 * docs/behavior.md#room-page
 */
export function KeyFacts({ page: { room, facts } }: { page: RoomPage }) {
  const rate = (
    <div className="key-facts__rate">
      <span className="key-facts__label">From</span> <Rate room={room} />
    </div>
  );
  return (
    <div className="key-facts on-dark">
      <div className="key-facts__line wrap">
        <dl className="key-facts__list">
          {facts.map(({ label, value }) => (
            <div className="key-facts__fact" key={label}>
              <dt>{label}</dt>
              <dd className="key-facts__value">{value}</dd>
            </div>
          ))}
          <div className="key-facts__fact">
            <dt>Sleeps</dt>
            <dd className="key-facts__value">{occupancyLabel(room)}</dd>
          </div>
        </dl>
        <a className="key-facts__call" href={site.phone.href}>
          <span className="key-facts__label">Call to book</span>{' '}
          <span className="figure" translate="no">
            {site.phone.display}
          </span>
        </a>
        <BookButton room={room.slug} variant="outline" className="key-facts__book" />
      </div>
      <div className="wrap">
        <StayForm layout="bar" room={room} sum={rate} />
      </div>
    </div>
  );
}
