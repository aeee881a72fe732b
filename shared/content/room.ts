import type { Picture } from '../picture';
import type { RoomSlug } from '../roomSlugs';

/** A room as lists show it: cards, filters, comparison, structured data. SPEC 3, Room and Room summary. */
export interface Room {
  slug: RoomSlug;
  /** As a guest says it, without 'The': 'Enci King with Kitchenette'. */
  name: string;
  /** One or two sentences for the card. */
  description: string;
  /** Hero, card and first gallery picture. */
  picture: Picture;
  view: 'ocean' | 'park';
  hasKitchenette: boolean;
  isSuite: boolean;
  bedType: 'king' | 'double-queen';
  /** Beds in words for the card's facts, sofa bed included: 'King and sofa bed'. */
  beds: string;
  /** US$ a night, amenity fee included, before tax. */
  price: number;
  /** Price-range tier (SPEC 9). */
  tier: '$$' | '$$$' | '$$$$';
  /** sq ft */
  size: number;
  /** The most guests that the room sleeps. */
  occupancy: 2 | 4 | 6;
  /** The balcony in words: 'Private park-view balcony'. */
  balcony: string;
  /** Short text tags for the card, e.g. 'Rainfall shower'. */
  features: readonly string[];
  /** Longer list for the comparison. */
  roomFeatures: readonly string[];
}

/** The texts of a room's own page. SPEC 2, Room detail pages. */
export interface RoomPage {
  room: Room;
  /** For search results, 70 to 160 characters. */
  metaDescription: string;
  /** Small label over the title: 'The top suite · Ocean view'. */
  kicker: string;
  /** One line under the title. */
  subtitle: string;
  /** The dark strip's key facts, in the order shown; price is added by the page. */
  facts: readonly { label: string; value: string }[];
  /** Heading over the intro, a line of four to nine words with a point of its own. */
  heading: string;
  intro: readonly string[];
  /** All pictures of the gallery, the room's own first, then shared ones; no picture twice. */
  gallery: readonly Picture[];
  /** The details text beside the two lists. */
  details: readonly string[];
  roomFeatures: readonly string[];
  roomAmenities: readonly string[];
  /** Exactly three Featured Amenities cards. */
  featuredAmenities: readonly [FeaturedAmenity, FeaturedAmenity, FeaturedAmenity];
  /** The Handi Enci suite's extra full-width hero block before the gallery. */
  extraHero?: Picture;
}

export interface FeaturedAmenity {
  title: string;
  text: string;
  icon: 'bath' | 'view' | 'kitchenette' | 'accessible' | 'balcony' | 'bed' | 'sofa' | 'desk' | 'tv' | 'door';
}

/** SPEC 3, Compare row: 'King Bed' or 'Two Queen Beds'. */
export const bedLabel = (room: Room): string => (room.bedType === 'king' ? 'King Bed' : 'Two Queen Beds');

/** SPEC 3, Compare row: 'Ocean View' or 'Park View'. */
export const viewLabel = (room: Room): string => (room.view === 'ocean' ? 'Ocean View' : 'Park View');

/** US$ as guests read them: '$299'. */
export const priceLabel = (room: Room): string => `$${room.price}`;

/** Guest range (SPEC 3, occupancy): '1–2 guests'. */
export const occupancyLabel = (room: Room): string => `1–${room.occupancy} guests`;

export const sizeLabel = (room: Room): string => `${room.size} sq ft`;
