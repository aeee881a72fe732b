import { answerStay } from '../../../shared/rates/answerStay';
import type { KnownRoom } from '../../../shared/rates/ratePlan';
import type { Stay } from '../../../shared/stay';
import type { RatedRoom, StayPrices } from '../../../shared/stayCost';

/** Sorts rooms by their total for a stay, lowest first and unavailable rooms last. */
export function byTotal<Room extends RatedRoom>(
  rooms: readonly Room[],
  known: readonly KnownRoom[],
  stay: Stay,
  hotel: StayPrices,
): Room[] {
  const totalOf = ({ slug }: Room) =>
    answerStay(known, stay, hotel, { room: slug }).cost?.sum ?? Number.MAX_VALUE;
  return rooms.toSorted((one, other) => totalOf(one) - totalOf(other));
}
