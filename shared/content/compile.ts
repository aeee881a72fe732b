import type { CustomPage } from '../schema/customPage';
import type { offerFile } from '../schema/offer';
import type { Resolved } from '../schema/resolved';
import type { roomFile } from '../schema/room';
import { uiNames } from '../schema/ui';
import { rollawayId } from '../stayCost';
import type { UiText } from '../ui/defaults';
import { checks } from './checks';
import { type Content, type ContentSource, hotelContent, type WholeFile } from './content';
import { ContentError, groupedByFile } from './contentError';
import { customAddresses } from './customAddresses';
import { type ContentFile, isHiddenFile, readFiles } from './files';
import { contentKinds, type FileContent, type FileKind, fileKinds, type KindName, stem } from './kinds';
import { createLabels, labelNames } from './labels';
import { initialLookups, type Lookups, tokenIn } from './lookups';
import { accessibleRateOf, offerOf } from './offers';
import { toPlace } from './places';
import { resolveFile } from './resolveFile';
import { roomAddressErrors } from './roomAddresses';
import { roomPageOf } from './roomPage';
import { parsedRoom, resolveRoom } from './rooms';
import { amenitiesTokens, hotelTokens, placesTokens, roomsTokens, roomTokens } from './tokenValues';

/** Freezes a value and all nested values. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

const uiPath = (name: string) => `${contentKinds.ui.path}${name}.json`;

/** Files that provide token values. These files can't contain tokens. */
const tokenSources: readonly string[] = [contentKinds.views.path, ...labelNames.map(uiPath)];

/** Thrown for content whose values are valid but conflict, such as two colors with too little contrast. */
export class DisagreementError extends ContentError {
  constructor(
    errors: readonly string[],
    phase: number,
    readonly content: Content,
  ) {
    super(errors, phase);
  }
}

/**
 * Compiles the files in content/ in phases: reads all files, resolves the files that provide token values, then the
 * rooms, then all other files, and finally checks that the files are consistent.
 * @throws ContentError with all errors of the first phase that has errors; a DisagreementError in the last phase
 */
export function compileContent(source: ContentSource): Content {
  const errors: string[] = [];
  const report = (error: string) => void errors.push(error);
  let phase = 0;
  function endPhase() {
    if (errors.length > 0) throw new ContentError(groupedByFile(errors), phase);
    phase += 1;
  }

  // Read each file separately.
  const files = readFiles(source.files, report);
  const { filesOf, parsed, hiddenPages } = files;
  const roomFiles = filesOf('rooms');
  if (roomFiles.every(isHiddenFile))
    report(
      `content/rooms: must have at least one ${roomFiles.length === 0 ? 'file' : 'room that is not hidden'}`,
    );
  endPhase();
  const parsedRooms = roomFiles.map(parsedRoom);
  for (const error of roomAddressErrors(parsedRooms, parsed('removedRooms').slugs)) report(error);

  const resolvedByPath = new Map<string, unknown>();
  /** Resolves files, except files that are already resolved. */
  function resolveOnce(some: readonly ContentFile[], lookups: (file: ContentFile) => Lookups) {
    for (const file of some)
      if (!resolvedByPath.has(file.path))
        resolvedByPath.set(file.path, resolveFile(file, lookups(file), report));
  }
  /** Returns a file's resolved content. */
  const resolvedFile = <Value>(path: string) => resolvedByPath.get(path) as Value;
  /** Returns the resolved content of a single-file kind. */
  const resolvedKind = <Name extends FileKind>(name: Name) =>
    resolvedFile<FileContent<Name>>(contentKinds[name].path);
  const ui = <Name extends keyof UiText>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, resolvedFile(uiPath(name))])) as Pick<UiText, Name>;

  // Resolve the files that provide token values.
  const initial = initialLookups(files, source);
  resolveOnce(
    files.allFiles.filter(({ path }) => tokenSources.includes(path)),
    () => initial,
  );
  endPhase();
  const { locale, address } = parsed('hotel');
  const { views } = resolvedKind('views');
  const labels = createLabels(locale, ui(labelNames), views);
  const places = parsed('places').places.map((place) => toPlace(address, place));
  const tokensWithoutAmenities = {
    ...hotelTokens(parsed('hotel'), labels),
    ...placesTokens(places, locale, labels),
    ...roomsTokens(parsedRooms, labels),
  };
  const base: Lookups = {
    ...initial,
    token: tokenIn(tokensWithoutAmenities),
    view: (id) => views.find((view) => view.id === id),
    place: (id) => places.find((place) => place.id === id),
  };
  resolveOnce(filesOf('amenities'), () => base);
  endPhase();
  const amenities = resolvedKind('amenities');
  const tokens = { ...tokensWithoutAmenities, ...amenitiesTokens(amenities, locale, labels) };

  // Resolve the rooms. A room's file may also contain tokens for the room itself, such as '{size}'.
  resolveOnce(roomFiles, (file) => {
    const room = parsedRoom(file);
    const own = roomTokens(room, base.view(room.view)?.name ?? '', labels);
    return { ...base, token: tokenIn(own, tokens) };
  });
  // If rooms have errors, report unknown tokens and views in other files, too. Can't check references to rooms yet.
  if (errors.length > 0)
    resolveOnce(files.allFiles, () => ({ ...base, token: tokenIn(tokens), isHiddenRoom: () => true }));
  endPhase();
  const resolvedRooms = roomFiles
    .filter((file) => !isHiddenFile(file))
    .flatMap(({ path }) => {
      const file = resolvedFile<Resolved<typeof roomFile>>(path);
      return resolveRoom(path, file, [...source.pictures.values()], report) ?? [];
    });
  endPhase();
  const rooms = resolvedRooms
    .toSorted((one, other) => one.file.order - other.file.order)
    .map(({ room }) => room);

  // Resolve all other files.
  resolveOnce(files.allFiles, () => ({
    ...base,
    token: tokenIn(tokens),
    room: (slug) => rooms.find((room) => room.slug === slug),
  }));
  endPhase();
  /** Returns the resolved files of a folder, by file name. */
  const folder = <Value>(kind: KindName) =>
    Object.fromEntries(filesOf(kind).map(({ path }) => [stem(path), resolvedFile<Value>(path)]));
  const custom = customAddresses({
    slugs: filesOf('customPages').map(({ path }) => stem(path)),
    redirects: resolvedKind('redirects').redirects,
    publicNames: source.publicNames ?? new Set(),
  });
  const rollaway = amenities.extras.items.find(({ id }) => id === rollawayId);
  const { shown: isBannerShown, ...banner } = resolvedKind('banner');
  const accessibility = resolvedKind('accessibility');
  const { rate } = accessibility.room.smallerRoom;
  const pageSources = {
    labels,
    amenities,
    accessibility,
    captions: source.captions,
  };
  const content: Content = {
    ...(Object.fromEntries(fileKinds.map((name) => [name, resolvedKind(name)])) as {
      [Name in WholeFile]: FileContent<Name>;
    }),
    tokens,
    places,
    rooms,
    ui: ui(uiNames),
    banner: isBannerShown ? banner : undefined,
    testimonials: resolvedKind('testimonials').testimonials,
    pages: folder('pages'),
    policies: folder('policies'),
    customPages: Object.fromEntries(
      custom.slugs.map((slug) => [
        slug,
        { ...resolvedFile<CustomPage>(`${contentKinds.customPages.path}${slug}.md`), slug },
      ]),
    ),
    redirects: custom.redirects,
    addressErrors: custom.errors,
    hiddenPages,
    hotel: hotelContent(resolvedKind('hotel'), rooms, rollaway?.price ?? 0, tokens),
    offers: Object.entries(folder<Resolved<typeof offerFile>>('offers'))
      // Leaves out offers whose rooms are all hidden.
      .filter(([, offer]) => offer.rooms.length > 0)
      .map(([id, offer]) => offerOf(id, offer, { rooms, labels }, resolvedKind('offerTexts').always))
      .toSorted((one, other) => one.rules.lastDay.localeCompare(other.rules.lastDay)),
    accessibleRate: rate && accessibleRateOf(rate, { rooms, labels }),
    roomTokens: Object.fromEntries(
      rooms.map((room) => [room.slug, roomTokens(room, room.view.name, labels)]),
    ),
    roomPages: Object.fromEntries(
      resolvedRooms.map((room) => [room.room.slug, roomPageOf(room, pageSources)]),
    ),
    formerSlugs: Object.fromEntries(
      parsedRooms.flatMap(({ slug, formerSlugs = [] }) => formerSlugs.map((old) => [old, slug])),
    ),
    hiddenSlugs: roomFiles.filter(isHiddenFile).map(({ path }) => stem(path)),
    slashedSlugs: parsedRooms.filter(({ slashRequired }) => slashRequired).map(({ slug }) => slug),
  };

  deepFreeze(content);
  for (const check of checks) for (const error of check(content)) report(error);
  if (errors.length > 0) throw new DisagreementError(groupedByFile(errors), phase, content);
  return content;
}
