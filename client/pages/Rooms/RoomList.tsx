import { useEffect, useId, useRef, useState } from 'react';
import type { PageData } from '../../../shared/pageData';
import { matchingRooms, roomFilters } from '../../../shared/roomFilters';
import { fill, pluralize } from '../../../shared/templates';
import { Button } from '../../components/Button/Button';
import { Section } from '../../components/Section/Section';
import { CancelNote } from '../../components/StayPrice/CancelNote';
import { scrollBehavior } from '../../hooks/reducedMotion';
import { useSiteData } from '../../siteData';
import { useRoomFit } from '../../stay/roomFit';
import { useStay } from '../../stay/stayStore';
import { useNights } from '../../stay/useNights';
import { byTotal } from './byTotal';
import { Comparison } from './Comparison';
import { RoomFilters } from './RoomFilters';
import { RoomGrid } from './RoomGrid';
import { roomListId } from './RoomsHero';
import { StayHead } from './StayHead';
import { compareLimit, useComparison } from './useComparison';
import { useRoomFilter } from './useRoomFilter';

/** The list of all rooms, with filter and comparison. */
export function RoomList({ page, ratesNote, rooms, views }: PageData['rooms']) {
  const { find, compare, found } = page;
  const { chosen, shown, choose } = useRoomFilter(roomFilters(views));
  const { picked, refused, toggle } = useComparison();
  const [isComparing, setComparing] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const [isSorted, setSorted] = useState(false);
  const { hotel } = useSiteData();
  const stay = useStay();
  const nights = useNights(stay);
  const { isTooSmall, fittingFirst } = useRoomFit();
  const unsorted = matchingRooms(rooms, shown);
  const matching = nights && stay && isSorted ? byTotal(unsorted, nights.rooms, stay, hotel) : unsorted;
  const countFitting = (list: typeof rooms) => list.filter((room) => !isTooSmall(room)).length;
  const count = countFitting(matching);
  const isPicking = picked.length > 0;
  const picks = { picked: picked.length, most: compareLimit };

  // The sticky compare button may be far below the panel that it opens.
  useEffect(() => {
    if (isComparing && panel.current) bringIntoView(panel.current);
  }, [isComparing]);

  return (
    <Section className="rooms-list" still>
      <div className="section-head">
        <h2 id={roomListId} tabIndex={-1}>
          {find.title}
        </h2>
        <p className="small">{find.rates}</p>
      </div>
      <div className="rooms-toolbar">
        <RoomFilters
          page={page}
          rooms={rooms}
          count={countFitting(rooms)}
          views={views}
          chosen={chosen}
          onChoose={choose}
        />
        {compare && (
          <div
            className={`script-only rooms-toolbar__compare ${isPicking ? 'rooms-toolbar__compare--stuck' : ''}`}
          >
            <Button
              variant="secondary"
              onClick={() => setComparing(!isComparing)}
              aria-expanded={isComparing}
              aria-controls={isComparing ? panelId : undefined}
            >
              {isComparing ? compare.close : isPicking ? fill(compare.openSome, picks) : compare.open}
            </Button>
          </div>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {count === 0 ? found.none : pluralize(found, count)}
      </p>
      {compare && (
        <p className="visually-hidden" role="status">
          {refused ? compare.limit : isPicking && fill(compare.picked, picks)}
        </p>
      )}
      {compare && isComparing && (
        <Comparison
          words={compare}
          ratesNote={ratesNote}
          ref={panel}
          id={panelId}
          rooms={isPicking ? picked.flatMap((slug) => rooms.filter((room) => room.slug === slug)) : rooms}
          onRemove={isPicking ? toggle : undefined}
        />
      )}
      {nights && stay && (
        <>
          <StayHead nights={nights} stay={stay} isSorted={isSorted} onSort={() => setSorted(!isSorted)} />
          <CancelNote arrival={stay.arrival} className="small below-6" />
        </>
      )}
      <RoomGrid
        words={page}
        rooms={fittingFirst(matching)}
        isFading={chosen !== shown}
        picked={picked}
        refused={refused}
        onPick={toggle}
        onViewAll={() => choose('all')}
      />
      {/* Without JavaScript, rooms cannot be selected, so a comparison of all rooms follows the list. */}
      {compare && (
        <noscript>
          <Comparison words={compare} ratesNote={ratesNote} rooms={rooms} />
        </noscript>
      )}
    </Section>
  );
}

function bringIntoView(panel: HTMLElement) {
  const { top } = panel.getBoundingClientRect();
  if (top <= 0 || top >= innerHeight / 2) panel.scrollIntoView({ behavior: scrollBehavior() });
}
