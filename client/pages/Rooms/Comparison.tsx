import { type ReactNode, type Ref, useId } from 'react';
import { roomsContent } from '../../../generated/content/pages/rooms';
import {
  bedLabel,
  bedsLabel,
  occupancyLabel,
  otherUnits,
  type Room,
  type RoomSlug,
  rateLabel,
  roomPath,
  sizeLabel,
  viewLabel,
} from '../../../shared/room';
import { site } from '../../../shared/site';
import { Picture } from '../../components/Picture/Picture';
import { Link } from '../../navigation/Link';

const { compare: words } = roomsContent;

interface ComparisonProps {
  ref?: Ref<HTMLDivElement>;
  id?: string;
  rooms: readonly Room[];
  /** Takes a room out of the comparison; without it, all rooms stand here. */
  onRemove?: ((slug: RoomSlug) => void) | undefined;
}

/** What is compared, in this order. */
const rows: readonly { heading: string; value: (room: Room) => ReactNode }[] = [
  { heading: words.rows.price, value: (room) => <strong>{rateLabel(room)}</strong> },
  { heading: words.rows.size, value: (room) => sizeLabel(room) },
  { heading: words.rows.sleeps, value: (room) => `${occupancyLabel(room)}: ${bedsLabel(room)}` },
  { heading: words.rows.bed, value: bedLabel },
  { heading: words.rows.view, value: viewLabel },
  { heading: words.rows.kitchenette, value: (room) => (room.hasKitchenette ? words.yes : words.no) },
  { heading: words.rows.balcony, value: (room) => room.balcony },
  { heading: words.rows.plan, value: (room) => <Plan room={room} /> },
  {
    heading: words.rows.features,
    value: (room) => (
      <ul className="comparison__features">
        {room.roomFeatures.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    ),
  },
];

/** The room from above, small, and its area; the area alone where a room has no plan. */
function Plan({ room }: { room: Room }) {
  return (
    <>
      {room.plan && (
        <img className="comparison__plan" src={room.plan} width={160} height={213} alt="" loading="lazy" />
      )}
      {`${sizeLabel(room)}, ${sizeLabel(room, otherUnits)}`}
    </>
  );
}

/**
 * The rooms side by side: those picked, or all of them while none is. On phones the headings of the rows stay and the
 * rooms scroll. docs/behavior.md#comparison
 */
export function Comparison({ ref, id, rooms, onRemove }: ComparisonProps) {
  const heading = useId();
  const { title, none } = words;
  return (
    <div className="comparison" ref={ref} id={id}>
      <h3 className="comparison__title" id={heading} tabIndex={-1}>
        {title}
      </h3>
      {!onRemove && <p className="comparison__hint small">{none}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="comparison__scroll" aria-labelledby={heading} tabIndex={0}>
        <table className={onRemove ? 'comparison__table' : 'comparison__table comparison__table--all'}>
          <thead>
            <tr>
              <td />
              {rooms.map((room) => (
                <th scope="col" key={room.slug}>
                  <div className="frame frame--3x2">
                    <Picture picture={room.picture} sizes="(min-width: 768px) 360px, 160px" decorative />
                  </div>
                  <Link to={roomPath(room.slug)} translate="no">
                    {room.name}
                  </Link>
                </th>
              ))}
            </tr>
            {/* A row of its own: what stands in a heading is heard again with every cell below it. */}
            {onRemove && (
              <tr className="comparison__removes">
                <td />
                {rooms.map(({ slug, name }) => (
                  <td key={slug}>
                    <button
                      type="button"
                      className="comparison__remove"
                      onClick={() => {
                        document.getElementById(heading)?.focus({ preventScroll: true });
                        onRemove(slug);
                      }}
                    >
                      {words.remove}
                      <span className="visually-hidden"> {name}</span>
                    </button>
                  </td>
                ))}
              </tr>
            )}
          </thead>
          <tbody className="figure">
            {rows.map(({ heading: rowHeading, value }) => (
              <tr key={rowHeading}>
                <th scope="row">{rowHeading}</th>
                {rooms.map((room) => (
                  <td key={room.slug}>{value(room)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="small">{site.ratesNote}.</p>
    </div>
  );
}
