import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useSyncExternalStore,
} from 'react';
import type { Labels } from '../../shared/labels';
import type { KnownRoom, RatedRoom } from '../../shared/rates/night';
import type { problemText } from '../../shared/rates/problemText';
import type { KnownStay, knownStay } from '../../shared/rates/stayIn';
import type { NightWords } from '../../shared/schema/ui/nights';
import type { Stay } from '../../shared/stay';
import type { StayPrices, StaySum } from '../../shared/staySum';
import { stayCalendar } from '../components/StayForm/useStayCalendar';
import { useSiteData } from '../siteData';
import { notify, subscribe } from './stay';

/**
 * Parts of a sentence about a sum: '$1,647', '3 nights', 'two rollaway beds and amenity fee included, before tax'; 'From',
 * where it is the least that it may be; and the sentences for them.
 */
export type SumTexts = Readonly<Record<'from' | 'sum' | 'nights' | 'note' | 'line' | 'short', string>>;

/** What is made of nights: client/components/StayNights/parts.tsx. */
export interface NightsParts {
  knownStay: typeof knownStay;
  problemText: typeof problemText;
  /** A known stay in words. @param sum its parts as they are without nights */
  inWords(
    stay: KnownStay & { sum: SumTexts | undefined },
    words: NightWords,
    labels: Labels,
  ): { sum?: SumTexts | undefined; problem?: string | undefined };
  /** The nights of a cost, in the rows of its breakdown. */
  nightRows(cost: StaySum, Row: ComponentType<{ label: ReactNode; amount: number }>): ReactNode;
  /** Rooms with the lowest total of a stay first. */
  byTotal<Room extends RatedRoom>(
    rooms: readonly Room[],
    known: readonly KnownRoom[],
    stay: Stay,
    hotel: StayPrices,
  ): Room[];
  /** In the places of a card's price and of its sum. */
  CardTotal: ComponentType<{ known: KnownStay }>;
  CardStays: ComponentType<{ room: RatedRoom; stay: Stay; known: KnownStay }>;
  /** Above the cards. */
  StayHead: ComponentType<{ stay: Stay; isSorted: boolean; onSort: () => void }>;
}

/** What the reservation engine said of nights so far. docs/behavior.md#nights */
export interface StayNights extends NightsParts {
  words: NightWords;
  rooms: readonly KnownRoom[];
}

/** What is known in the server's HTML. */
export const GivenNights = createContext<StayNights | undefined>(undefined);

let current: StayNights | undefined;

/** Replaces what is known. */
export function publishNights(nights: StayNights): void {
  current = nights;
  notify();
}

/** What is known of nights; undefined until the engine has answered. @param stay whose nights are asked for */
export function useNights(stay?: Stay): StayNights | undefined {
  const { hasNights } = useSiteData().settings;
  useEffect(() => {
    // Without an answer the page stays as it is.
    if (stay && hasNights)
      stayCalendar.fetch().then(
        ({ wantStay }) => wantStay(stay),
        () => {},
      );
  }, [stay, hasNights]);
  const given = useContext(GivenNights);
  return useSyncExternalStore(
    subscribe,
    () => current ?? given,
    () => given,
  );
}
