import type { PageData } from '../../../shared/pageData';
import { answerStay } from '../../../shared/rates/answerStay';
import { type FoundStay, firstArrival } from '../../../shared/rates/cheapestStays';
import { nearbyStays } from '../../../shared/rates/nearbyStays';
import type { StayProblem } from '../../../shared/rates/stayProblems';
import { bookLink, parseStay, type Stay, type StayEntries } from '../../../shared/stay';
import type { StayPrices } from '../../../shared/stayCost';
import { fill } from '../../../shared/templates';
import { Picture } from '../../components/Picture/Picture';
import { CancelNote } from '../../components/StayPrice/CancelNote';
import { useLabels, useSiteData } from '../../siteData';
import { ruleLabel } from '../../stay/problemLabels';
import { ratePlanLabel } from '../../stay/ratePlanLabel';

/** Maximum number of other stays offered. */
const offered = 3;

/** A requested stay that isn't available. */
export interface Refused {
  stay: Stay;
  problem: StayProblem;
  /** The slug of the requested room. */
  slug: string | undefined;
  /** Available stays, in order of arrival. */
  found: readonly FoundStay[];
}

/** Returns the stay in the query if the prices and availability in the page's data show that it is unavailable. */
export function refusedStay(
  { nights, today, rooms }: PageData['book'],
  entries: StayEntries,
  requested: string | null,
  hotel: StayPrices,
): Refused | undefined {
  const stay = nights && parseStay(entries, today);
  if (!stay) return undefined;
  const slug = rooms.find((room) => room.slug === requested)?.slug;
  const { problem } = answerStay(nights.rooms, stay, hotel, { room: slug });
  const found = nearbyStays(nights.rooms, stay, today, hotel, { room: slug, count: offered });
  return problem && { stay, problem, slug, found };
}

interface UnavailableProps {
  data: PageData['book'];
  refused: Refused;
  /** The promo code in the query. */
  code: string | undefined;
}

/** Replaces the page's heading with the reason why the stay is unavailable, and offers other stays. */
export function Unavailable({ data: { nights, rooms }, refused, code }: UnavailableProps) {
  const labels = useLabels();
  if (!nights) return null;
  const { words } = nights;
  const { stay, problem, slug, found } = refused;
  const days = labels.longRangeLabel(stay.arrival, stay.departure);
  const name = rooms.find((room) => room.slug === slug)?.name ?? '';
  const { book } = words;
  const isFull = problem.kind === 'soldOut';
  const heading = isFull ? fill(name ? book.roomFull : book.full, { days, room: name }) : book.heading;
  return (
    <>
      <h1 className="book__refused">{heading}</h1>
      {!isFull && <p className="lead">{ruleLabel(problem, words, labels)}</p>}
      {found.length > 0 && (
        <>
          <h2 className="book__instead">{isFull ? book.insteadFull : book.instead}</h2>
          <ul className="book__cards">
            {found.map((each, index) => (
              <StayCard
                key={each.arrival + each.departure}
                found={each}
                position={index}
                rooms={rooms}
                stay={stay}
                code={code}
                words={words}
              />
            ))}
          </ul>
          <CancelNote arrival={firstArrival(found)} className="small" />
        </>
      )}
    </>
  );
}

interface StayCardProps extends Pick<UnavailableProps, 'code'> {
  found: FoundStay;
  /** The card's index, which selects the picture, so that cards of the same room have different pictures. */
  position: number;
  rooms: PageData['book']['rooms'];
  stay: Stay;
  words: NonNullable<PageData['book']['nights']>['words'];
}

/** An available stay with days, room and total, as a link that books the stay. */
function StayCard({
  found: { arrival, departure, cost },
  position,
  rooms,
  stay,
  code,
  words,
}: StayCardProps) {
  const { ui } = useSiteData();
  const { amountLabel, dayLabel, nightsLabel, spanLabel } = useLabels();
  const { pictures = [] } = rooms.find(({ slug }) => slug === cost.slug) ?? {};
  const picture = pictures[position % pictures.length];
  return (
    <li>
      <a
        className="lift plain book__card"
        href={bookLink({ ...stay, arrival, departure }, { room: cost.slug, code, seen: cost.sum })}
      >
        <strong className="lift__name book__days">{spanLabel(dayLabel(arrival), dayLabel(departure))}</strong>{' '}
        <span translate="no">{cost.name}</span>{' '}
        <span>
          <strong className="figure book__total">{amountLabel(cost.total)}</strong>{' '}
          <span className="small">
            {fill(words.forNights, { nights: nightsLabel(cost.nights) })}, {ui.rooms.totalNote}
          </span>
        </span>{' '}
        {cost.plan && <span className="small">{ratePlanLabel(cost.plan, words)}</span>}
        {picture && (
          <span className="frame book__frame">
            <Picture picture={picture} sizes="(min-width: 1440px) 450px, (min-width: 768px) 32vw, 100vw" />
          </span>
        )}
      </a>
    </li>
  );
}
