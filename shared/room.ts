import { roomWords } from '../generated/content/words/rooms';
import { inWords } from './inWords';
import { createRoomLabels } from './labels/rooms';
import { createMoney } from './locale';
import type { Room } from './schema/roomFacts';
import { site } from './site';

export type { FeaturedAmenity, RoomPage } from './schema/room';
export type { BookableRoom, Room } from './schema/roomFacts';

export const { wholeNumber, wholeAmount, exactAmount } = createMoney(site.money);

const { units } = site.locale;

/** Those that are shown second. */
export const otherUnits: typeof units = units === 'feet' ? 'meters' : 'feet';

export const {
  bedLabel,
  viewLabel,
  priceLabel,
  rateLabel,
  bedsLabel,
  sleepsLabel,
  occupancyLabel,
  sizeLabel,
  roomLine,
  rollawaysLabel,
} = createRoomLabels({ words: roomWords, money: { wholeAmount }, units, inWords });

/** The path of a room's page. */
export const roomPath = <Slug extends string>(slug: Slug): `/room/${Slug}/` => `/room/${slug}/`;

/** A room's id in lists. */
export type RoomSlug = Room['slug'];
