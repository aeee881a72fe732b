import { type ReactNode, type Ref, useId } from 'react';
import type { Labels } from '../../../shared/labels';
import type { ListedRoom } from '../../../shared/pageData';
import { roomPath } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import { Picture } from '../../components/Picture/Picture';
import { Link } from '../../navigation/Link';
import { useLabels } from '../../siteData';
import { useRoomFit } from '../../stay/roomFit';

type CompareWords = NonNullable<PageContent<'rooms'>['compare']>;

interface ComparisonProps {
  words: CompareWords;
  ratesNote: string;
  ref?: Ref<HTMLDivElement>;
  id?: string;
  rooms: readonly ListedRoom[];
  /** Removes a room from the comparison; omitted if all rooms are shown. */
  onRemove?: ((slug: string) => void) | undefined;
}

type RowName = keyof CompareWords['rows'];

/**
 * Returns functions that render a room's cells, in the order of the rows. A room that is too small for the guests has
 * `tooSmall` instead of a price.
 */
const cellsOf = (
  { yes, no }: CompareWords,
  { isTooSmall, tooSmall }: ReturnType<typeof useRoomFit>,
  { rateLabel, sizeLabel, otherUnits, occupancyLabel, bedsLabel, bedLabel, viewLabel }: Labels,
): Readonly<Record<RowName, (room: ListedRoom) => ReactNode>> => ({
  price: (room) => <strong>{isTooSmall(room) ? tooSmall : rateLabel(room)}</strong>,
  size: (room) => sizeLabel(room),
  sleeps: (room) => `${occupancyLabel(room)}: ${bedsLabel(room)}`,
  bed: bedLabel,
  view: viewLabel,
  kitchenette: ({ hasKitchenette }) => (hasKitchenette ? yes : no),
  balcony: ({ balcony }) => balcony,
  // A room without a floor plan has only the area.
  plan: (room) => (
    <>
      {room.plan && (
        <img className="comparison__plan" src={room.plan} width={160} height={213} alt="" loading="lazy" />
      )}
      {`${sizeLabel(room)}, ${sizeLabel(room, otherUnits)}`}
    </>
  ),
  features: ({ roomFeatures }) => (
    <ul className="comparison__features">
      {roomFeatures.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  ),
});

/**
 * Compares the selected rooms side by side, or all rooms if none is selected. The row headings stay in place while the
 * rooms scroll.
 */
export function Comparison({ words, ratesNote, ref, id, rooms: compared, onRemove }: ComparisonProps) {
  const labels = useLabels();
  const fit = useRoomFit();
  const rooms = fit.fittingFirst(compared);
  const heading = useId();
  const { title, none, rows } = words;
  const cells = cellsOf(words, fit, labels);
  /** Omits rows that are empty for every room. */
  const shownRows = (Object.keys(cells) as RowName[]).filter((name) =>
    rooms.some((room) => cells[name](room)),
  );
  return (
    <div className="comparison" ref={ref} id={id}>
      <h3 className="heading below-2" id={heading} tabIndex={-1}>
        {title}
      </h3>
      {!onRemove && <p className="script-only small">{none}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard */}
      <section className="comparison__scroll ring-inside" aria-label={title} tabIndex={0}>
        <table className={onRemove ? 'comparison__table' : 'comparison__table comparison__table--all'}>
          <thead>
            <tr>
              <td />
              {rooms.map((room) => (
                <th scope="col" key={room.slug}>
                  <div className="frame frame--3x2">
                    <Picture picture={room.picture} sizes="(min-width: 768px) 360px, 43vw" decorative />
                  </div>
                  <Link to={roomPath(room.slug)} translate="no">
                    {room.name}
                  </Link>
                </th>
              ))}
            </tr>
            {/* The buttons have a separate row, because screen readers repeat a column's heading with each cell. */}
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
            {shownRows.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <span>{rows[name]}</span>
                </th>
                {rooms.map((room) => (
                  <td key={room.slug}>{cells[name](room)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="small">{ratesNote}.</p>
    </div>
  );
}
