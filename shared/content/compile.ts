import type { offerFile } from '../schema/offer';
import type { Resolved } from '../schema/resolved';
import type { roomFile } from '../schema/room';
import type { TextPage } from '../schema/textPage';
import { uiNames } from '../schema/ui';
import { rollawayId } from '../stayCost';
import type { UiTexts } from '../ui/defaults';
import { checks } from './checks';
import { type Content, type ContentSource, hotelContent, type WholeFile } from './content';
import { ContentError, groupedByFile } from './contentError';
import { amenityFacts, hotelFacts, ownFacts, placeFacts, roomFacts } from './facts';
import { type ContentFile, isHiddenFile, readFiles } from './files';
import { contentKinds, type FileContent, type FileKind, fileKinds, type KindName, stem } from './kinds';
import { createLabels, labelNames } from './labels';
import { accessibleRateOf, offerOf } from './offers';
import { ownAddresses } from './ownAddresses';
import { toPlace } from './places';
import { factIn, firstReferences, type References } from './references';
import { resolveFile } from './resolve';
import { roomAddressErrors } from './roomAddresses';
import { roomPageOf } from './roomPage';
import { parsedRoom, resolveRoom } from './rooms';

/** Freezes a value and everything in it. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

const uiPath = (name: string) => `${contentKinds.ui.path}${name}.json`;

/** Files that facts are made from, so they can't contain facts themselves. */
const pathsWithoutFacts: readonly string[] = [contentKinds.views.path, ...labelNames.map(uiPath)];

/**
 * Compiles the files in content/ in phases, each of which builds on the ones before: reads them, resolves those that
 * facts are made from, then the rooms, then the others, and checks that they agree.
 * @throws ContentError with all errors of the first phase that has any
 */
export function compileContent(source: ContentSource): Content {
  const errors: string[] = [];
  const report = (error: string) => void errors.push(error);
  let phase = 0;
  function endPhase() {
    if (errors.length > 0) throw new ContentError(groupedByFile(errors), phase);
    phase += 1;
  }

  // Each file alone.
  const files = readFiles(source.files, report);
  const { all, parsed, hiddenPages } = files;
  const roomFiles = all('rooms');
  if (roomFiles.every(isHiddenFile))
    report(
      `content/rooms: must have at least one ${roomFiles.length === 0 ? 'file' : 'room that is not hidden'}`,
    );
  endPhase();
  const parsedRooms = roomFiles.map(parsedRoom);
  for (const error of roomAddressErrors(parsedRooms, parsed('removedRooms').slugs)) report(error);

  const resolved = new Map<string, unknown>();
  /** Resolves files that aren't resolved yet. */
  function resolveAll(some: readonly ContentFile[], references: (file: ContentFile) => References) {
    for (const file of some)
      if (!resolved.has(file.path)) resolved.set(file.path, resolveFile(file, references(file), report));
    endPhase();
  }
  /** A file's resolved content. */
  const at = <Value>(path: string) => resolved.get(path) as Value;
  /** The resolved content of a single-file kind. */
  const one = <Name extends FileKind>(name: Name) => at<FileContent<Name>>(contentKinds[name].path);
  const ui = <Name extends keyof UiTexts>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, at(uiPath(name))])) as Pick<UiTexts, Name>;

  // Files that facts are made from.
  const first = firstReferences(files, source);
  resolveAll(
    files.allFiles.filter(({ path }) => pathsWithoutFacts.includes(path)),
    () => first,
  );
  const { locale, address } = parsed('hotel');
  const { views } = one('views');
  const labels = createLabels(locale, ui(labelNames), views);
  const places = parsed('places').places.map((place) => toPlace(address, place));
  const factsWithoutAmenities = {
    ...hotelFacts(parsed('hotel'), labels),
    ...placeFacts(places, locale, labels),
    ...roomFacts(parsedRooms, labels),
  };
  const second: References = {
    ...first,
    fact: factIn(factsWithoutAmenities),
    view: (id) => views.find((view) => view.id === id),
    place: (id) => places.find((place) => place.id === id),
  };
  resolveAll(all('amenities'), () => second);
  const amenities = one('amenities');
  const facts = { ...factsWithoutAmenities, ...amenityFacts(amenities, locale, labels) };

  // Rooms. Their texts may also contain facts about the room, such as '{size}'.
  resolveAll(roomFiles, (file) => {
    const room = parsedRoom(file);
    const own = ownFacts(room, second.view(room.view)?.name ?? '', labels);
    return { ...second, fact: factIn(own, facts) };
  });
  const resolvedRooms = roomFiles
    .filter((file) => !isHiddenFile(file))
    .flatMap(({ path }) => {
      const file = at<Resolved<typeof roomFile>>(path);
      return resolveRoom(path, file, [...source.pictures.values()], report) ?? [];
    });
  endPhase();
  const rooms = resolvedRooms
    .toSorted((one, other) => one.file.order - other.file.order)
    .map(({ room }) => room);

  // The other files.
  resolveAll(files.allFiles, () => ({
    ...second,
    fact: factIn(facts),
    room: (slug) => rooms.find((room) => room.slug === slug),
  }));
  /** A folder's values by file name. */
  const folder = <Value>(kind: KindName) =>
    Object.fromEntries(all(kind).map(({ path }) => [stem(path), at<Value>(path)]));
  const own = ownAddresses({
    slugs: all('textPages').map(({ path }) => stem(path)),
    redirects: one('redirects').redirects,
    publicNames: source.publicNames ?? new Set(),
  });
  const rollaway = amenities.extras.items.find(({ id }) => id === rollawayId);
  const { shown: isBannerShown, ...banner } = one('banner');
  const accessibility = one('accessibility');
  const { rate } = accessibility.room.smallerRoom;
  const pageSources = {
    labels,
    amenities,
    accessibility,
    captions: source.captions,
  };
  const content: Content = {
    ...(Object.fromEntries(fileKinds.map((name) => [name, one(name)])) as {
      [Name in WholeFile]: FileContent<Name>;
    }),
    facts,
    places,
    rooms,
    ui: ui(uiNames),
    banner: isBannerShown ? banner : undefined,
    testimonials: one('testimonials').testimonials,
    pages: folder('pages'),
    policies: folder('policies'),
    textPages: Object.fromEntries(
      own.slugs.map((slug) => [slug, { ...at<TextPage>(`${contentKinds.textPages.path}${slug}.md`), slug }]),
    ),
    redirects: own.redirects,
    addressErrors: own.errors,
    hiddenPages,
    hotel: hotelContent(one('hotel'), rooms, rollaway?.price ?? 0, facts),
    offers: Object.entries(folder<Resolved<typeof offerFile>>('offers'))
      // Without those whose rooms are all hidden.
      .filter(([, offer]) => offer.rooms.length > 0)
      .map(([id, offer]) => offerOf(id, offer, { rooms, labels }, one('offerTexts').always))
      .toSorted((one, other) => one.rules.lastDay.localeCompare(other.rules.lastDay)),
    accessibleRate: rate && accessibleRateOf(rate, { rooms, labels }),
    ownFacts: Object.fromEntries(rooms.map((room) => [room.slug, ownFacts(room, room.view.name, labels)])),
    roomPages: Object.fromEntries(
      resolvedRooms.map((room) => [room.room.slug, roomPageOf(room, pageSources)]),
    ),
    formerSlugs: Object.fromEntries(
      parsedRooms.flatMap(({ slug, formerSlugs = [] }) => formerSlugs.map((old) => [old, slug])),
    ),
    hiddenSlugs: roomFiles.filter(isHiddenFile).map(({ path }) => stem(path)),
    slashedSlugs: parsedRooms.filter(({ slashRequired }) => slashRequired).map(({ slug }) => slug),
  };

  for (const check of checks) for (const error of check(content)) report(error);
  endPhase();
  return deepFreeze(content);
}
