import { inWords } from './content/numberWords';
import type { Room, RoomFacts } from './content/schemas/roomFacts';

export type { FeaturedAmenity, RoomPage } from './content/schemas/room';
export type { Room } from './content/schemas/roomFacts';

type Facts = Pick<RoomFacts, 'bedType' | 'hasSofaBed' | 'view' | 'price' | 'rollaways' | 'size'> &
  Pick<Room, 'occupancy'>;

/** 'King Bed' or 'Two Queen Beds'. */
export const bedLabel = (room: Pick<Facts, 'bedType'>): string =>
  room.bedType === 'king' ? 'King Bed' : 'Two Queen Beds';

/** 'Ocean View' or 'Park View'. */
export const viewLabel = (room: Pick<Facts, 'view'>): string =>
  room.view === 'ocean' ? 'Ocean View' : 'Park View';

/** US$: '$299', '$1,196'. */
export const dollars = (amount: number): string => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** US$ with cents: '$164.70'. */
export function dollarsAndCents(amount: number): string {
  const [whole = '', cents = ''] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '−' : ''}${dollars(Number(whole))}.${cents}`;
}

/** A room's rate: '$299'. */
export const priceLabel = ({ price }: Pick<Facts, 'price'>): string => dollars(price);

/** A room's rate where it stands alone: '$299', or 'From $499' where it depends on the guests. */
export const rateLabel = (room: Pick<Facts, 'price' | 'rollaways'>): string =>
  room.rollaways > 0 ? `From ${priceLabel(room)}` : priceLabel(room);

type Beds = Pick<Facts, 'bedType' | 'hasSofaBed' | 'rollaways'>;

/** 'two queens, two rollaways' */
export function bedsLabel({ bedType, hasSofaBed, rollaways }: Beds): string {
  const beds = [
    bedType === 'king' ? 'one king' : 'two queens',
    hasSofaBed && 'one sofa bed',
    rollaways > 0 && `${inWords(rollaways)} ${rollaways === 1 ? 'rollaway' : 'rollaways'}`,
  ];
  return beds.filter(Boolean).join(', ');
}

/** How many a room sleeps, and on what: 'sleeps 6: two queens, two rollaways'. */
export const sleepsLabel = (room: Beds & Pick<Facts, 'occupancy'>): string =>
  `sleeps ${room.occupancy}: ${bedsLabel(room)}`;

/** Guest range: '1–2 guests'. */
export const occupancyLabel = (room: Pick<Facts, 'occupancy'>): string => `1–${room.occupancy} guests`;

export const sizeLabel = (room: Pick<Facts, 'size'>): string => `${room.size} sq ft`;

/** The full scale of the price bar, in US$. docs/behavior.md#price-bar */
export const priceBarMaximum = 500;

/** The path of a room's page. */
export const roomPath = <Slug extends string>(slug: Slug): `/room/${Slug}/` => `/room/${slug}/`;

/** A room as the stay form knows it. */
export type BookableRoom = Pick<Room, 'slug' | 'name' | 'price' | 'sleeps' | 'rollaways' | 'occupancy'>;

/** '400 sq ft · sleeps 2: one king', as one text: translators take each text for a sentence of its own. */
export const roomLine = (room: Parameters<typeof sleepsLabel>[0] & Pick<Facts, 'size'>): string =>
  `${sizeLabel(room)} · ${sleepsLabel(room)}`;

/** A room's id in lists. */
export type RoomSlug = Room['slug'];
