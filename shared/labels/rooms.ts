/** Labels for rooms on pages, in forms and in tokens, with the words in ui/rooms.json. */
import type * as z from 'zod';
import type { Money } from '../money';
import type { Room } from '../room';
import type { Locale } from '../schema/hotel';
import type { roomFields } from '../schema/roomFields';
import { fill, pluralize } from '../templates';
import type { UiText } from '../ui/defaults';
import { metersPerFoot } from '../units';

type LabeledRoom = Pick<
  z.output<typeof roomFields>,
  'bedType' | 'hasSofaBed' | 'price' | 'rollaways' | 'size'
> &
  Pick<Room, 'occupancy'>;

type Beds = Pick<LabeledRoom, 'bedType' | 'hasSofaBed' | 'rollaways'>;

interface Source {
  words: UiText['rooms'];
  money: Pick<Money, 'wholeAmount'>;
  units: Locale['units'];
  inWords(count: number): string;
}

export function createRoomLabels({ words, money, units, inWords }: Source) {
  /** Formats a room's rate: '$299'. */
  const priceLabel = ({ price }: Pick<LabeledRoom, 'price'>): string => money.wholeAmount(price);

  /** Lists a room's beds: 'two queens, two rollaways'. */
  const bedsLabel = ({ bedType, hasSofaBed, rollaways }: Beds): string =>
    [
      words.listedBeds[bedType],
      hasSofaBed && words.listedBeds.sofaBed,
      rollaways > 0 && pluralize(words.listedBeds.rollaways, rollaways, inWords(rollaways)),
    ]
      .filter(Boolean)
      .join(', ');

  /** Formats a room's occupancy and beds: 'sleeps 6: two queens, two rollaways'. */
  const sleepsLabel = (room: Beds & Pick<LabeledRoom, 'occupancy'>): string =>
    fill(words.sleeps, { guests: room.occupancy, beds: bedsLabel(room) });

  /** Formats a room's size: '400 sq ft' or '37 m²'. @param unit defaults to the hotel's unit */
  const sizeLabel = ({ size }: Pick<LabeledRoom, 'size'>, unit = units): string =>
    fill(words.size[unit], { size: unit === 'feet' ? size : Math.round(size * metersPerFoot ** 2) });

  return {
    /** Returns the label of a room's beds: 'King Bed' or 'Two Queen Beds'. */
    bedLabel: ({ bedType }: Pick<LabeledRoom, 'bedType'>): string => words.beds[bedType],
    /** Returns the label of a room's view: 'Ocean View' or 'Park View'. */
    viewLabel: ({ view }: { view: Pick<Room['view'], 'name'> }): string => view.name,
    priceLabel,
    /** Formats a room's lowest rate: 'From $299'. */
    rateLabel: (room: Pick<LabeledRoom, 'price'>): string => `${words.from} ${priceLabel(room)}`,
    bedsLabel,
    sleepsLabel,
    /** Formats the number of guests that a room accepts: '1–2 guests'. */
    occupancyLabel: ({ occupancy }: Pick<LabeledRoom, 'occupancy'>): string =>
      fill(words.guests, { guests: occupancy }),
    sizeLabel,
    /** Formats '400 sq ft · sleeps 2: one king' as one string, since browsers translate each text node separately. */
    roomLine: (room: Parameters<typeof sleepsLabel>[0] & Pick<LabeledRoom, 'size'>): string =>
      `${sizeLabel(room)} · ${sleepsLabel(room)}`,
    /** Formats a number of rollaway beds: 'two rollaway beds'. */
    rollawaysLabel: (count: number): string => pluralize(words.rollawayBeds, count, inWords(count)),
  };
}
