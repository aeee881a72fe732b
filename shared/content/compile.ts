import { type PagePath, pagesByPath } from '../pages';
import type { bannerFile } from '../schema/banner';
import type { blockFile } from '../schema/block';
import type { EngineDescription } from '../schema/engine';
import type { offerFile } from '../schema/offer';
import type { Resolved } from '../schema/resolved';
import type { roomFile } from '../schema/room';
import type { testimonialsFile } from '../schema/testimonials';
import { rollawayId } from '../staySum';
import { checks } from './checks';
import { type Content, type ContentSource, type Parts, siteContent } from './content';
import { deepFreeze } from './deepFreeze';
import { ContentError, groupedByFile, type Problem, sentencesOf } from './errors';
import { createFacts, hotelFacts, roomTexts } from './facts';
import { type ContentFile, isHiddenFile, readFiles } from './files';
import { type ContentOf, type contentKinds, type FileKind, type PlainKind, plainKinds, stem } from './kinds';
import { createLabels, type LabelKind, labelKinds } from './labels';
import { parseMarkdown } from './markdown';
import { blockOf, offerOf } from './offers';
import { placeIn } from './placeIn';
import { type References, unreadable } from './references';
import { markdownOptions, resolve } from './resolve';
import { roomAddressErrors } from './roomAddresses';
import { factsOfRoom, listedRoom, resolvedRoom, roomPagesOf, writtenRoom } from './rooms';

export type { Content, ContentSource, SiteContent } from './content';

/** Whether no value is missing. */
const hasAll = <Words extends object>(
  words: Words,
): words is { [Name in keyof Words]: NonNullable<Words[Name]> } =>
  Object.values(words).every((each) => each !== undefined);

const bannerContent = (banner: Resolved<typeof bannerFile> | undefined): ContentOf<'banner'> => {
  if (!banner?.shown) return undefined;
  const { shown: _, ...rest } = banner;
  return rest;
};

const testimonialsContent = (
  file: Resolved<typeof testimonialsFile> | undefined,
): ContentOf<'testimonials'> | undefined =>
  file?.testimonials.flatMap(({ room, ...words }) => (room ? [{ ...words, room }] : []));

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

/**
 * Compiles the files of content/: reads each, makes facts of what they say, puts facts and things in the place of tokens
 * and names, and checks what must agree across files.
 * @throws ContentError with all errors of all files
 */
export function compileContent(source: ContentSource): Content {
  const { pictures, films, drawings, captions, isPage } = source;
  const errors: string[] = [];
  const report = (error: string) => void errors.push(error);
  const { all, written, hiddenPages } = readFiles(source.files, report);

  /** A file with what it names; undefined if it is invalid. */
  function resolved<Value>({ path, schema, input, value }: ContentFile, references: References) {
    if (!schema || input === undefined) return undefined;
    const problems: Problem[] = [];
    const result = resolve(schema, value ?? input, references, (problem) => problems.push(problem));
    for (const sentence of sentencesOf(`content/${path}`, problems, input)) report(sentence);
    return value === undefined || problems.length > 0 ? undefined : (result as Value);
  }
  const resolvedOne = <Name extends FileKind>(name: Name, references: References) =>
    all(name).map((file) => resolved<Resolved<(typeof contentKinds)[Name]['schema']>>(file, references))[0];

  const roomFiles = all('rooms');
  const shownFiles = roomFiles.filter((file) => !isHiddenFile(file));
  if (shownFiles.length === 0)
    report(
      `content/rooms: must have at least one ${roomFiles.length === 0 ? 'file' : 'room that is not hidden'}`,
    );
  const [shownSlugs, offerPaths] = [
    new Set(shownFiles.map(({ path }) => stem(path))),
    new Set(all('offers').map(({ path }) => `/offers/${stem(path)}`)),
  ];
  const hiddenSlugs = roomFiles.filter(isHiddenFile).map(({ path }) => stem(path));

  // Facts are made with these words, so they can have none themselves.
  const wordReferences: References = {
    fact: () => undefined,
    picture: (name) => pictures.get(name),
    film: (name) => films.get(name),
    drawing: (name) => drawings.get(name),
    room: (slug) => (shownSlugs.has(slug) ? unreadable : undefined),
    isHiddenRoom: (slug) => hiddenSlugs.includes(slug),
    view: () => unreadable,
    place: () => unreadable,
    isInside: (path) =>
      (isPage(path) &&
        !hiddenPages.some((name) => name === pagesByPath.get(path.replace(/(.)\/$/, '$1') as PagePath))) ||
      offerPaths.has(path) ||
      shownSlugs.has(/^\/room\/([^/]+)\/$/.exec(path)?.[1] ?? ''),
  };
  const labelWords = Object.fromEntries(
    labelKinds.map((name) => [name, resolvedOne(name, wordReferences)]),
  ) as { [Name in LabelKind]: ContentOf<Name> | undefined };
  const site = written('site');
  const labels = site && hasAll(labelWords) ? createLabels(site.locale, labelWords) : undefined;

  const town = site && `${site.address.city}, ${site.address.region} ${site.address.postalCode}`;
  const places =
    town === undefined ? undefined : written('places')?.places.map((place) => placeIn(town, place));
  const rooms = shownFiles.flatMap((file) => writtenRoom(file) ?? []);
  const sources = { site, labels, places, rooms: rooms.length === shownFiles.length ? rooms : undefined };
  const references: References = {
    ...wordReferences,
    fact: createFacts({ ...sources, hotel: {} }).fact,
    view: (id) => (labelWords.views ? labelWords.views.views.find((view) => view.id === id) : unreadable),
    place: (id) => (places ? places.find((place) => place.id === id) : unreadable),
  };
  const hotel = resolvedOne('hotel', references);
  const { facts, fact } = createFacts({
    ...sources,
    hotel: hotel && site && labels && hotelFacts(hotel, site.locale, labels),
  });
  const withFacts = { ...references, fact };

  const ownRooms = roomFiles.flatMap((file) => {
    const ownFact = factsOfRoom(writtenRoom(file), withFacts, labels);
    const room = resolved<Resolved<typeof roomFile>>(file, { ...withFacts, fact: ownFact });
    if (!room || room.hidden) return [];
    const found = resolvedRoom(stem(file.path), room, [...pictures.values()]);
    if (!found) report(`content/${file.path}: its first picture media/${stem(file.path)}-1.jpg is missing`);
    return found ?? [];
  });
  const inOrder = ownRooms.toSorted((one, other) => one.file.order - other.file.order);
  const listed = inOrder.map(listedRoom);
  const byFile = ownRooms.map(listedRoom);
  const whole: References = {
    ...withFacts,
    room: (slug) => listed.find((room) => room.slug === slug) ?? references.room(slug),
  };
  const isWhole = listed.length === shownFiles.length;

  const addresses = roomFiles.map((file) => ({
    slug: stem(file.path),
    former: writtenRoom(file)?.formerSlugs ?? [],
    isSlashed: writtenRoom(file)?.slashRequired === true,
  }));
  const removedSlugs = written('removedRooms')?.slugs ?? [];
  for (const error of roomAddressErrors(addresses, removedSlugs)) report(error);

  const wholeSite = resolvedOne('site', whole);
  const accessibility = resolvedOne('accessibility', whole);
  const plain = Object.fromEntries(
    plainKinds
      .filter(({ name }) => name !== 'hotel' && name !== 'accessibility' && !(name in labelWords))
      .map(({ name }) => [name, resolvedOne(name as PlainKind, whole)]),
  ) as { [Name in PlainKind]: Resolved<(typeof contentKinds)[Name]['schema']> | undefined };
  const offerTexts = resolvedOne('offerTexts', whole);
  const rollaway = hotel?.extras.items.find(({ id }) => id === rollawayId);

  const offers = all('offers').flatMap((file) => {
    const offer = resolved<Resolved<typeof offerFile>>(file, whole);
    return offer && isWhole && site && labels && offerTexts
      ? [offerOf(stem(file.path), offer, { site, rooms: byFile, labels }, offerTexts.always)]
      : [];
  });
  offers.sort(([one], [other]) => one.lastDay.localeCompare(other.lastDay));
  const parts: Parts = {
    facts,
    ...plain,
    ...labelWords,
    banner: bannerContent(plain.banner),
    testimonials: testimonialsContent(plain.testimonials),
    pages: byName(all('pages'), (file) => resolved(file, whole)),
    policies: byName(all('policies'), ({ path, value }) =>
      typeof value === 'string'
        ? parseMarkdown(
            value,
            markdownOptions(whole, (message) => report(`content/${path}: ${message}`)),
          )
        : undefined,
    ),
    hiddenPages,
    offers: offerTexts && {
      texts: offerTexts,
      offers: offers.map(([offer]) => offer),
    },
    offerDetails: Object.fromEntries(offers.map(([{ id }, details]) => [id, details])),
    site:
      wholeSite && hotel && isWhole ? siteContent(wholeSite, listed, rollaway?.price ?? 0, facts) : undefined,
    blocks: byName(all('blocks'), (file) => {
      const block = resolved<Resolved<typeof blockFile>>(file, whole);
      return block && labels && blockOf(stem(file.path), block, { rooms: listed, labels });
    }),
    hotel,
    accessibility,
    places,
    engines: byName(all('engines'), (file) => resolved<EngineDescription>(file, whole)),
    rooms: isWhole ? listed : undefined,
    roomFacts:
      labels &&
      Object.fromEntries(listed.map((room) => [room.slug, roomTexts(room, room.view.name, labels)])),
    roomPages:
      labels && hotel && accessibility
        ? roomPagesOf(inOrder, listed, {
            ...{ labels, hotel, accessibility, captions },
            viewOf: (id) => labels.views.find((view) => view.id === id),
          })
        : undefined,
    formerSlugs: Object.fromEntries(
      addresses.flatMap(({ slug, former }) => former.map((old) => [old, slug])),
    ),
    hiddenSlugs,
    removedSlugs,
    slashedSlugs: addresses.filter(({ isSlashed }) => isSlashed).map(({ slug }) => slug),
  };
  for (const error of checks.flatMap((check) => check(parts))) report(error);
  if (errors.length > 0) throw new ContentError(groupedByFile(errors));
  return deepFreeze(parts as Content);
}
