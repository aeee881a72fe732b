import { answerCode } from '../../../shared/rates/answerCode';
import { answerStay } from '../../../shared/rates/answerStay';
import { bookLink } from '../../../shared/stay';
import { useLabels, useSiteData } from '../../siteData';
import { problemLabel } from '../../stay/problemLabels';
import { ratePlanLabel } from '../../stay/ratePlanLabel';
import { stayLabel } from '../../stay/stayLabel';
import { useChosenStay } from '../../stay/useChosenStay';
import type { NotesProps } from './Notes';

/**
 * The stay's cost in each room that sleeps the guests, or the reason why a room is unavailable. If the promo code
 * applies, the cost is the discounted cost.
 */
export function RoomPrices({ data, known, code, initial: entries }: Omit<NotesProps, 'room'>) {
  const { hotel, stayForm, ui } = useSiteData();
  const labels = useLabels();
  const { stay, nights } = useChosenStay(undefined, entries);
  if (!nights || !stay) return null;
  const { words } = nights;
  const offer = known?.broken.length === 0 ? known : undefined;
  const fittingRooms = data.rooms
    .filter(({ occupancy }) => stay.adults + stay.children <= occupancy)
    .map(({ slug, name }) => {
      const usual = answerStay(nights.rooms, stay, hotel, { room: slug });
      const withCode = offer && answerCode(nights.rooms, stay, hotel, offer, slug);
      return { slug, name, ...usual, cost: withCode ?? usual.cost, seen: usual.cost?.sum };
    });
  if (!fittingRooms.some(({ cost }) => cost)) return null;
  return (
    <section className="stack book__rooms">
      <h2 className="heading">{words.book.rooms}</h2>
      <p className="small">
        {stayLabel(stay, stayForm, labels)}, {ui.rooms.totalNote}
      </p>
      <ul className="ruled-list">
        {fittingRooms.map(({ slug, name, cost, seen, problem }) => (
          <li key={slug} className="cluster spread">
            <a href={bookLink(stay, { room: slug, code, seen })} translate="no">
              {name}
            </a>{' '}
            {cost && (
              <span className="book__room">
                <strong className="figure">{labels.amountLabel(cost.total)}</strong>
                {cost.plan && <span className="small">{ratePlanLabel(cost.plan, words)}</span>}
              </span>
            )}
            {problem && (
              <span>
                {problem.kind === 'soldOut' ? words.taken.short : problemLabel(problem, stay, words, labels)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
