/** The parts of /book about the chosen stay and the code in its URL. docs/behavior.md#book */
import { brokenRules, brokenTerms } from '../../../shared/offers/rules';
import type { BookedNights, PageData } from '../../../shared/pageData';
import { offerPath } from '../../../shared/pages';
import { answerCode } from '../../../shared/rates/answerCode';
import { answerStay } from '../../../shared/rates/answerStay';
import { ownRooms } from '../../../shared/rates/ownRooms';
import type { BookableRoom } from '../../../shared/room';
import { bookLink, type Stay, type StayEntries } from '../../../shared/stay';
import { type StayPrices, withTax } from '../../../shared/stayCost';
import { fill } from '../../../shared/words';
import { Link } from '../../navigation/Link';
import { useLabels, useSiteData } from '../../siteData';
import type { KnownNights } from '../../stay/nightsStore';
import { problemLabel } from '../../stay/problemLabels';
import { ratePlanLabel } from '../../stay/ratePlanLabel';
import { stayLabel } from '../../stay/stayLabel';
import { useChosenStay } from '../../stay/useChosenStay';

interface CodeOptions {
  stay: Stay | undefined;
  room: BookableRoom | undefined;
  nights: KnownNights | undefined;
  hotel: StayPrices;
  /** Whether the hotel has prices by night. */
  hasNights: boolean;
  today: string;
}

/** The query's offer applied to the chosen stay: the rules that the stay breaks, or its cost. */
export function codeForStay(
  data: PageData['book'],
  { stay, room, nights, hotel, hasNights, today }: CodeOptions,
) {
  const { offer } = data;
  if (!offer) return undefined;
  const rooms = room ? [room] : data.rooms;
  const broken = brokenRules(offer.rules, stay, { today, rooms });
  const known = stay && (hasNights ? nights?.rooms : ownRooms(data.rooms, stay));
  const sum = known && broken.length === 0 ? answerCode(known, stay, hotel, offer, room?.slug) : undefined;
  return { ...offer, stay, broken, sum };
}

export type CodeForStay = NonNullable<ReturnType<typeof codeForStay>>;

interface NotesProps {
  data: PageData['book'];
  known: CodeForStay | undefined;
  /** A promo code. */
  code: string | undefined;
  room: BookableRoom | undefined;
  initial: StayEntries;
}

/** Notes above the form about the code and the stay. */
export function Notes({ data, known, ...stayProps }: NotesProps) {
  return (
    <>
      {known && <CodeNote words={data.words} page={data.page} known={known} room={stayProps.room?.slug} />}
      {stayProps.code && !known && (
        // Not an offer's code, so the engine validates it.
        <p className="stack stack--left book__code">
          <strong translate="no">{stayProps.code}</strong> {data.page.code.other}
        </p>
      )}
      {data.nights && <StayNote known={data.nights} room={stayProps.room} initial={stayProps.initial} />}
    </>
  );
}

interface CodeNoteProps extends Pick<PageData['book'], 'page' | 'words'> {
  known: CodeForStay;
  room: string | undefined;
}

/** A code's offer with its rules; if it does not apply to the stay, the reasons and a link without the code. */
function CodeNote({ page, words, known, room }: CodeNoteProps) {
  const { broken: brokenText, change, goOn, details } = page.code;
  const { id, title, line, code, ruleLabels, stay, broken } = known;
  const isBroken = broken.length > 0;
  return (
    <div className={`stack stack--left book__code${isBroken ? ' book__code--broken' : ''}`}>
      <div>
        <p className="label">{code}</p>
        <h2>{title}</h2>
      </div>
      <p>
        {line}. {id && <Link to={offerPath(id)}>{details}</Link>}
      </p>
      <div role="status">
        {isBroken && (
          <>
            <p>
              <strong>
                {code} {brokenText}
              </strong>{' '}
              {brokenTerms(words, broken, ruleLabels)}
            </p>
            <p>{change}</p>
          </>
        )}
      </div>
      {isBroken && (
        <a className="button button--secondary" href={bookLink(stay, { room })}>
          {goOn}
        </a>
      )}
    </div>
  );
}

/** A note that the price has changed since the guest saw it, and when the engine responded, if there is one. */
function StayNote({
  known,
  room,
  initial: entries,
}: Pick<NotesProps, 'room' | 'initial'> & { known: BookedNights }) {
  const { hotel } = useSiteData();
  const { amountLabel } = useLabels();
  const { cost } = useChosenStay(room, entries);
  const { before, words } = known;
  const { changed, asOf } = words.book;
  return (
    <div className="stack stack--left" role="status">
      {cost && before !== undefined && before !== cost.sum && (
        <p>
          <strong>
            {fill(changed, {
              before: amountLabel(withTax(before, hotel).total),
              now: amountLabel(cost.total),
            })}
          </strong>
        </p>
      )}
      {known.asOf && <p className="small">{fill(asOf, { time: known.asOf })}</p>}
    </div>
  );
}

/**
 * The stay's cost in each room that sleeps the guests, with the offer's code if it applies, or why that room is
 * unavailable.
 */
export function Rooms({ data, known, code, initial: entries }: Omit<NotesProps, 'room'>) {
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
