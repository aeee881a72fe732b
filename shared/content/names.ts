import type * as z from 'zod';
import { type PageName, pagesByPath } from '../pages';
import type { HotelFacts } from '../schema/hotel';
import type { Place, placesFile } from '../schema/places';
import type { UiName, UiTexts } from '../ui/defaults';
import type { ContentSource } from './content';
import { amenityFacts, type CountedRoom, createFacts } from './facts';
import { type ContentFile, type ContentFiles, isHiddenFile } from './files';
import { type FileContent, type FileKind, stem } from './kinds';
import { createLabels, type LabelTexts, labelNames } from './labels';
import { type References, unreadable } from './references';

/** A place of content/places.json with its address and its page at a map service. */
function placeIn(
  { city, region, postalCode }: HotelFacts['address'],
  { id, name, street, suite, miles, x, y, why }: z.output<typeof placesFile>['places'][number],
): Place {
  const town = `${city}, ${region} ${postalCode}`;
  // By street address, since the map may not have the hotel's name.
  const search = new URLSearchParams({ query: `${street}, ${town}` });
  return {
    id,
    name,
    address: suite ? [street, suite, town] : [street, town],
    distance: miles,
    url: `https://www.openstreetmap.org/search?${search}`,
    x,
    y,
    why,
  };
}

/** Resolves a file; undefined if it is invalid. Errors are reported. */
export type ResolveFile = <Value>(file: ContentFile, references: References) => Value | undefined;

/** Resolves the one file of a kind. */
export const resolveOne = <Name extends FileKind>(
  name: Name,
  { all }: ContentFiles,
  resolveFile: ResolveFile,
  references: References,
) => resolveFile<FileContent<Name>>(all(name)[0] as ContentFile, references);

/** Resolves texts of controls; undefined where they are invalid. */
export const resolveUi = <Name extends UiName>(
  names: readonly Name[],
  { all }: ContentFiles,
  resolveFile: ResolveFile,
  references: References,
) =>
  Object.fromEntries(
    all('ui')
      .filter(({ path }) => (names as readonly string[]).includes(stem(path)))
      .map((file) => [stem(file.path), resolveFile(file, references)]),
  ) as { [Each in Name]: UiTexts[Each] | undefined };

/** Whether no value is missing. */
const hasAll = <Texts extends object>(
  texts: { [Name in keyof Texts]: Texts[Name] | undefined },
): texts is Texts => Object.values(texts).every((each) => each !== undefined);

/** Whether an address is one of the site: a page, an offer, a room. */
function createIsInside(
  { all }: ContentFiles,
  hiddenPages: readonly PageName[],
  isPage: ContentSource['isPage'],
): References['isInside'] {
  const things = new Set([
    ...all('offers').map(({ path }) => `/offers/${stem(path)}`),
    // A hidden room's address leads to all rooms.
    ...all('rooms').map(({ path }) => `/room/${stem(path)}/`),
  ]);
  const isHidden = (path: string) =>
    hiddenPages.some((name) => name === pagesByPath.get(path.replace(/(.)\/$/, '$1')));
  return (path) => things.has(path) || (isPage(path) && !isHidden(path));
}

/**
 * Makes the look-ups of what content names, but for rooms, whose own texts name facts: they are unreadable yet.
 * @param countedRooms undefined if one of them is invalid
 */
export function createNames(
  files: ContentFiles,
  { pictures, films, drawings, isPage }: ContentSource,
  resolveFile: ResolveFile,
  countedRooms: readonly CountedRoom[] | undefined,
) {
  const { all, written, hiddenPages } = files;
  const roomFiles = all('rooms');
  const slugsOf = (some: readonly ContentFile[]) => new Set(some.map(({ path }) => stem(path)));
  const hidden = slugsOf(roomFiles.filter(isHiddenFile));
  const shown = slugsOf(roomFiles.filter((file) => !isHiddenFile(file)));
  // Facts are made with these words, so they can have none themselves.
  const withoutFacts: References = {
    fact: () => undefined,
    picture: (name) => pictures.get(name),
    film: (name) => films.get(name),
    drawing: (name) => drawings.get(name),
    room: (slug) => (shown.has(slug) ? unreadable : undefined),
    isHiddenRoom: (slug) => hidden.has(slug),
    view: () => unreadable,
    place: () => unreadable,
    isInside: createIsInside(files, hiddenPages, isPage),
  };
  const ui = resolveUi(labelNames, files, resolveFile, withoutFacts);
  const views = resolveOne('views', files, resolveFile, withoutFacts);
  const hotel = written('hotel');
  const labels =
    hotel && views && hasAll<LabelTexts>(ui) ? createLabels(hotel.locale, ui, views.views) : undefined;
  const places = hotel && written('places')?.places.map((place) => placeIn(hotel.address, place));
  const sources = { hotel, labels, places, rooms: countedRooms };

  const references: References = {
    ...withoutFacts,
    fact: createFacts({ ...sources, amenities: {} }).fact,
    view: (id) => (views ? views.views.find((view) => view.id === id) : unreadable),
    place: (id) => (places ? places.find((place) => place.id === id) : unreadable),
  };
  const amenities = resolveOne('amenities', files, resolveFile, references);
  const { facts, fact } = createFacts({
    ...sources,
    amenities: amenities && hotel && labels && amenityFacts(amenities, hotel.locale, labels),
  });
  return { references: { ...references, fact }, facts, labels, ui, views, hotel, places, amenities };
}
