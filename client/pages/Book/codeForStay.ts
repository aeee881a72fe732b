import { brokenRules } from '../../../shared/offers/rules';
import type { PageData } from '../../../shared/pageData';
import { answerCode } from '../../../shared/rates/answerCode';
import { atContentPrices } from '../../../shared/rates/contentPrices';
import type { BookableRoom } from '../../../shared/room';
import type { Stay } from '../../../shared/stay';
import type { StayPrices } from '../../../shared/stayCost';
import type { KnownNights } from '../../stay/nightsStore';

interface CodeOptions {
  stay: Stay | undefined;
  room: BookableRoom | undefined;
  nights: KnownNights | undefined;
  hotel: StayPrices;
  /** Whether the hotel has prices by night. */
  hasNights: boolean;
  today: string;
}

/** Applies the offer in the query to the chosen stay. Returns the rules that the stay breaks, or the stay's cost. */
export function codeForStay(
  data: PageData['book'],
  { stay, room, nights, hotel, hasNights, today }: CodeOptions,
) {
  const { offer } = data;
  if (!offer) return undefined;
  const rooms = room ? [room] : data.rooms;
  const broken = brokenRules(offer.rules, stay, { today, rooms });
  const known = stay && (hasNights ? nights?.rooms : atContentPrices(data.rooms, stay));
  const sum = known && broken.length === 0 ? answerCode(known, stay, hotel, offer, room?.slug) : undefined;
  return { ...offer, stay, broken, sum };
}

export type CodeForStay = NonNullable<ReturnType<typeof codeForStay>>;
