import { occupancyLabel, type RoomPage } from '../../../shared/room';
import { bookingLink, site } from '../../../shared/site';
import { Button } from '../../components/Button/Button';
import { Rate } from './Rate';

/** The dark strip under the hero: key facts, guests, price, and the two ways to book. docs/behavior.md#room-page */
export function KeyFacts({ page: { room, facts } }: { page: RoomPage }) {
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
          <div className="key-facts__fact">
            <dt>From</dt>
            <dd>
              <Rate room={room} />
            </dd>
          </div>
        </dl>
        <div className="key-facts__actions">
          <a className="key-facts__call" href={site.phone.href}>
            Call to book <span className="figure">{site.phone.display}</span>
          </a>
          <Button href={bookingLink}>Book Now</Button>
        </div>
      </div>
    </div>
  );
}
