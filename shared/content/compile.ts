import type { offerFile } from '../schema/offer';
import type { Resolved } from '../schema/resolved';
import type { TextPage } from '../schema/textPage';
import { uiNames } from '../schema/ui';
import { rollawayId } from '../staySum';
import { checks } from './checks';
import { type Content, type ContentSource, hotelContent, type WholeFile } from './content';
import { ContentError, groupedByFile } from './contentError';
import { roomTexts } from './facts';
import { isHiddenFile, readFiles } from './files';
import { type FileContent, fileKinds, type KindName, stem } from './kinds';
import { accessibleRateOf, offerOf } from './offers';
import { ownAddresses } from './ownAddresses';
import { once, tryRead } from './references';
import { resolveFiles } from './resolveFiles';
import { roomAddressErrors } from './roomAddresses';
import { roomPageOf } from './roomPage';
import { parsedRoom } from './rooms';

export type { Content, ContentSource } from './content';

/** Freezes a value and everything in it. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

/** An object whose values are computed when they are first used. */
const lazyObject = <Parts extends object>(factories: { [Name in keyof Parts]: () => Parts[Name] }): Parts =>
  Object.create(
    null,
    Object.fromEntries(
      Object.entries<() => unknown>(factories).map(([name, make]) => [
        name,
        { get: once(make), enumerable: true },
      ]),
    ),
  );

/**
 * Compiles the files in content/: reads them, derives facts, replaces tokens and names with what they stand for, and
 * checks that files agree.
 * @throws ContentError with all errors of all files
 */
export function compileContent(source: ContentSource): Content {
  const errors: string[] = [];
  const report = (error: string) => void errors.push(error);
  const files = readFiles(source.files, report);
  const { all, parsed, hiddenPages } = files;
  const { at, one, ui, labels, places, groups, rooms: roomsBySlug } = resolveFiles(files, source, report);

  /** A folder's values by file name, without those of invalid files. */
  const folder = <Value>(kind: KindName, make: (path: string) => Value | undefined = at<Value>) =>
    Object.fromEntries(
      all(kind).flatMap(({ path }) => {
        const value = tryRead(() => make(path));
        return value === undefined ? [] : [[stem(path), value] as const];
      }),
    ) as Record<string, Value>;

  const resolvedRooms = once(() => [...roomsBySlug.values()].map((room) => room()));
  const rooms = once(() =>
    resolvedRooms()
      .toSorted((one, other) => one.file.order - other.file.order)
      .map(({ room }) => room),
  );
  const offers = once(() =>
    Object.values(
      folder('offers', (path) => {
        const offer = at<Resolved<typeof offerFile>>(path);
        // All of its rooms are hidden.
        if (offer.rooms.length === 0) return undefined;
        const sources = { rooms: resolvedRooms().map(({ room }) => room), labels: labels() };
        return offerOf(stem(path), offer, sources, one('offerTexts').always);
      }),
    ).toSorted((one, other) => one.rules.lastDay.localeCompare(other.rules.lastDay)),
  );
  const facts = once(() => Object.assign({}, ...groups.map((group) => group.facts())));
  const parsedRooms = all('rooms').map((file) => ({
    slug: stem(file.path),
    formerSlugs: tryRead(() => parsedRoom(file).formerSlugs) ?? [],
    isSlashed: tryRead(() => parsedRoom(file).slashRequired) === true,
  }));
  const removedSlugs = tryRead(() => parsed('removedRooms').slugs) ?? [];

  const own = ownAddresses({
    slugs: all('textPages').map(({ path }) => stem(path)),
    redirects: tryRead(() => one('redirects').redirects) ?? [],
    publicNames: source.publicNames ?? new Set(),
  });

  const content = lazyObject<Content>({
    ...(Object.fromEntries(fileKinds.map((name) => [name, () => one(name)])) as {
      [Name in WholeFile]: () => FileContent<Name>;
    }),
    facts,
    places,
    rooms,
    ui: () => ui(uiNames),
    banner() {
      const { shown, ...banner } = one('banner');
      return shown ? banner : undefined;
    },
    testimonials: () => one('testimonials').testimonials,
    pages: () => folder('pages'),
    policies: () => folder('policies'),
    textPages: () =>
      folder('textPages', (path): TextPage | undefined =>
        own.slugs.includes(stem(path)) ? { ...at<TextPage>(path), slug: stem(path) } : undefined,
      ),
    redirects: () => own.redirects,
    addressErrors: () => own.errors,
    hiddenPages: () => hiddenPages,
    hotel() {
      const rollaway = one('amenities').extras.items.find(({ id }) => id === rollawayId);
      return hotelContent(one('hotel'), rooms(), rollaway?.price ?? 0, facts());
    },
    offers,
    accessibleRate() {
      const { rate } = one('accessibility').room.smallerRoom;
      return rate && accessibleRateOf(rate, { rooms: rooms(), labels: labels() });
    },
    roomFacts: () =>
      Object.fromEntries(rooms().map((room) => [room.slug, roomTexts(room, room.view.name, labels())])),
    roomPages: () => {
      const sources = {
        labels: labels(),
        amenities: one('amenities'),
        accessibility: one('accessibility'),
        captions: source.captions,
      };
      return Object.fromEntries(
        [...roomsBySlug].flatMap(([slug, room]) => {
          const page = tryRead(() => roomPageOf(room(), sources));
          return page ? [[slug, page]] : [];
        }),
      );
    },
    formerSlugs: () =>
      Object.fromEntries(
        parsedRooms.flatMap(({ slug, formerSlugs }) => formerSlugs.map((old) => [old, slug])),
      ),
    hiddenSlugs: () =>
      all('rooms')
        .filter(isHiddenFile)
        .map(({ path }) => stem(path)),
    slashedSlugs: () => parsedRooms.filter(({ isSlashed }) => isSlashed).map(({ slug }) => slug),
  });

  if (roomsBySlug.size === 0)
    report(
      `content/rooms: must have at least one ${all('rooms').length === 0 ? 'file' : 'room that is not hidden'}`,
    );
  for (const error of roomAddressErrors(parsedRooms, removedSlugs)) report(error);
  for (const { path } of files.allFiles) tryRead(() => at(path));
  for (const room of roomsBySlug.values()) tryRead(room);
  for (const check of checks) for (const error of tryRead(() => check(content)) ?? []) report(error);
  if (errors.length > 0) throw new ContentError(groupedByFile(errors));
  return deepFreeze({ ...content });
}
