import type * as z from 'zod';
import type { Room, roomFacts } from './content/schemas/room';

export type { FeaturedAmenity, Room, RoomPage } from './content/schemas/room';

type Facts = Pick<z.output<typeof roomFacts>, 'bedType' | 'view' | 'price' | 'occupancy' | 'size'>;

/** 'King Bed' or 'Two Queen Beds'. */
export const bedLabel = (room: Pick<Facts, 'bedType'>): string =>
  room.bedType === 'king' ? 'King Bed' : 'Two Queen Beds';

/** 'Ocean View' or 'Park View'. */
export const viewLabel = (room: Pick<Facts, 'view'>): string =>
  room.view === 'ocean' ? 'Ocean View' : 'Park View';

/** US$ as guests read them: '$299', '$1,196'. */
export const dollars = (amount: number): string => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** A room's rate: '$299'. */
export const priceLabel = ({ price }: Pick<Facts, 'price'>): string => dollars(price);

/** Guest range: '1–2 guests'. */
export const occupancyLabel = (room: Pick<Facts, 'occupancy'>): string => `1–${room.occupancy} guests`;

export const sizeLabel = (room: Pick<Facts, 'size'>): string => `${room.size} sq ft`;

/** The price bar is full at so many US$. docs/behavior.md#price-bar */
export const priceBarMaximum = 500;

/** The address of a room's page. */
export const roomPath = <Slug extends string>(slug: Slug): `/room/${Slug}/` => `/room/${slug}/`;

/** A room as the stay form knows it. */
export type BookableRoom = Pick<Room, 'slug' | 'name' | 'price' | 'occupancy'>;

/** 'King · 400 sq ft · sleeps 2', as one text: translators take each text for a sentence of its own. */
export const roomLine = (room: Pick<Room, 'beds' | 'size' | 'occupancy'>): string =>
  `${room.beds} · ${sizeLabel(room)} · sleeps ${room.occupancy}`;

/** What names a room in lists. */
export type RoomSlug = Room['slug'];
