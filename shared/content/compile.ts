import type { offerFile } from '../schema/offer';
import type { Resolved } from '../schema/resolved';
import type { roomBlockFile } from '../schema/roomBlock';
import { uiNames } from '../schema/ui';
import { rollawayId } from '../staySum';
import type { UiName } from '../ui/defaults';
import { checks } from './checks';
import { type Content, type ContentSource, hotelContent, type Parts } from './content';
import { ContentError, groupedByFile, type Problem, sentencesOf } from './contentError';
import { roomTexts } from './facts';
import { type ContentFile, isHiddenFile, readFiles } from './files';
import { type FileContent, type FileKind, fileKinds, stem } from './kinds';
import { labelNames } from './labels';
import { parseMarkdown } from './markdown';
import { createNames, resolveOne, resolveUi } from './names';
import { offerOf, roomBlockOf } from './offers';
import type { References } from './references';
import { markdownOptions, resolve } from './resolve';
import { roomAddressErrors } from './roomAddresses';
import { roomPagesOf } from './roomPage';
import { listedRoom, resolveRooms, writtenRoom } from './rooms';

/** Freezes a value and all that is inside. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

export type { Content, ContentSource } from './content';

/** The values of files by their names, those that are invalid left out. */
const byName = <Value>(
  files: readonly ContentFile[],
  read: (file: ContentFile) => Value | undefined,
): Record<string, Value> =>
  Object.fromEntries(
    files.flatMap((file) => {
      const value = read(file);
      return value === undefined ? [] : [[stem(file.path), value] as const];
    }),
  );

/** The texts of controls that may have facts. */
const otherUiNames = uiNames.filter((name) => !(labelNames as readonly UiName[]).includes(name));

/** Of their files a part of the rest is made; the checklist is only the desk's. */
const resolvedBefore: readonly FileKind[] = ['amenities', 'checklist', 'places', 'removedRooms', 'views'];

/**
 * Compiles the files of content/: reads each, makes facts of what they say, puts facts and things in the place of tokens
 * and names, and checks what must agree across files.
 * @throws ContentError with all errors of all files
 */
export function compileContent(source: ContentSource): Content {
  const errors: string[] = [];
  const report = (error: string) => void errors.push(error);
  const files = readFiles(source.files, report);
  const { all, written, hiddenPages } = files;

  function resolveFile<Value>({ path, schema, input, value }: ContentFile, references: References) {
    if (!schema || input === undefined) return undefined;
    const problems: Problem[] = [];
    const result = resolve(schema, value ?? input, references, (problem) => problems.push(problem));
    for (const sentence of sentencesOf(`content/${path}`, problems, input)) report(sentence);
    return value === undefined || problems.length > 0 ? undefined : (result as Value);
  }

  const roomFiles = all('rooms');
  const shownFiles = roomFiles.filter((file) => !isHiddenFile(file));
  if (shownFiles.length === 0)
    report(
      `content/rooms: must have at least one ${roomFiles.length === 0 ? 'file' : 'room that is not hidden'}`,
    );
  const counted = roomFiles.flatMap((file) => writtenRoom(file) ?? []);
  const names = createNames(
    files,
    source,
    resolveFile,
    counted.length === roomFiles.length ? counted : undefined,
  );
  const { facts, labels, hotel, amenities } = names;

  const pictures = [...source.pictures.values()];
  const byFile = resolveRooms(roomFiles, resolveFile, names.references, labels, pictures, report);
  const inOrder = byFile.toSorted((one, other) => one.file.order - other.file.order);
  const rooms = inOrder.map(listedRoom);
  const isWhole = rooms.length === shownFiles.length;
  const references: References = {
    ...names.references,
    room: (slug) => rooms.find((room) => room.slug === slug) ?? names.references.room(slug),
  };
  const addresses = roomFiles.map((file) => ({
    slug: stem(file.path),
    former: writtenRoom(file)?.formerSlugs ?? [],
    isSlashed: writtenRoom(file)?.slashRequired === true,
  }));
  const removedSlugs = written('removedRooms')?.slugs ?? [];
  for (const error of roomAddressErrors(addresses, removedSlugs)) report(error);

  const {
    hotel: wholeHotel,
    banner,
    offerTexts,
    testimonials,
    ...others
  } = Object.fromEntries(
    fileKinds
      .filter((name) => !resolvedBefore.includes(name))
      .map((name) => [name, resolveOne(name, files, resolveFile, references)]),
  ) as { [Name in FileKind]: FileContent<Name> | undefined };
  const rollaway = amenities?.extras.items.find(({ id }) => id === rollawayId);
  const offers = all('offers').flatMap((file) => {
    const offer = resolveFile<Resolved<typeof offerFile>>(file, references);
    const sources = hotel && labels && isWhole && { hotel, labels, rooms: byFile.map(listedRoom) };
    // All of its rooms are hidden.
    if (offer?.rooms.length === 0) return [];
    return offer && sources && offerTexts
      ? [offerOf(stem(file.path), offer, sources, offerTexts.always)]
      : [];
  });
  offers.sort(([former], [later]) => former.lastDay.localeCompare(later.lastDay));
  const parts: Parts = {
    facts,
    ...others,
    views: names.views,
    banner: banner?.shown ? { text: banner.text, link: banner.link } : undefined,
    testimonials: testimonials?.testimonials,
    ui: { ...resolveUi(otherUiNames, files, resolveFile, references), ...names.ui } as Content['ui'],
    pages: byName(all('pages'), (file) => resolveFile(file, references)),
    policies: byName(all('policies'), ({ path, value }) =>
      typeof value === 'string'
        ? parseMarkdown(
            value,
            markdownOptions(references, (message) => report(`content/${path}: ${message}`)),
          )
        : undefined,
    ),
    hiddenPages,
    offers: offerTexts && {
      texts: offerTexts,
      offers: offers.map(([offer]) => offer),
    },
    offerDetails: Object.fromEntries(offers.map(([{ id }, details]) => [id, details])),
    hotel:
      wholeHotel && amenities && isWhole
        ? hotelContent(wholeHotel, rooms, rollaway?.price ?? 0, facts)
        : undefined,
    roomBlocks: byName(all('roomBlocks'), (file) => {
      const block = resolveFile<Resolved<typeof roomBlockFile>>(file, references);
      return block && labels && roomBlockOf(stem(file.path), block, { rooms, labels });
    }),
    amenities,
    places: names.places,
    rooms: isWhole ? rooms : undefined,
    roomFacts:
      labels && Object.fromEntries(rooms.map((room) => [room.slug, roomTexts(room, room.view.name, labels)])),
    roomPages:
      labels && amenities && others.accessibility
        ? roomPagesOf(inOrder, rooms, {
            ...{ labels, amenities, accessibility: others.accessibility, captions: source.captions },
            viewOf: (id) => labels.views.find((view) => view.id === id),
          })
        : undefined,
    formerSlugs: Object.fromEntries(
      addresses.flatMap(({ slug, former }) => former.map((old) => [old, slug])),
    ),
    hiddenSlugs: roomFiles.filter(isHiddenFile).map(({ path }) => stem(path)),
    removedSlugs,
    slashedSlugs: addresses.filter(({ isSlashed }) => isSlashed).map(({ slug }) => slug),
  };
  for (const error of checks.flatMap((check) => check(parts))) report(error);
  if (errors.length > 0) throw new ContentError(groupedByFile(errors));
  return deepFreeze(parts as Content);
}
