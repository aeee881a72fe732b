import type * as z from 'zod';
import { ownValue } from '../ownValue';
import { type PageName, type PagePath, pagesByPath } from '../pages';
import type { Drawing, Picture } from '../picture';
import type { SectionedText } from '../richText';
import { cheapestRooms, rollawayId } from '../staySum';
import type { View } from '../view';
import { absentFaults } from './absentFaults';
import { compileBlocks } from './blocks';
import { addressLine, type Facts, hotelFacts, listFacts, roomTexts, siteFacts } from './facts';
import { ContentError } from './faults';
import { createFields, markdownOptions } from './fields';
import { moneyFormat, newYearOffset } from './formats';
import { hiddenPagesIn } from './hiddenPages';
import { type ContentOf, contentKinds, type PlainKind, plainKinds } from './kinds';
import { createLabels, type LabelKind, labelKinds } from './labels';
import { parseMarkdown } from './markdown';
import { compileOffers } from './offers';
import { placeIn } from './placeIn';
import { createReader, stem } from './reader';
import type { References } from './references';
import { compileRooms, countRooms } from './rooms';
import type { Block } from './schemas/block';
import type { EngineDescription } from './schemas/engine';
import type { OfferDetails, Offers } from './schemas/offer';
import { pageSchemas } from './schemas/pages';
import type { Place } from './schemas/places';
import type { RoomPage } from './schemas/room';
import type { Room } from './schemas/roomFacts';
import type { siteFile } from './schemas/site';

/** The input of the compiler. */
export interface ContentSource {
  /** The text of each file by its path below content/: 'rooms/the-enci-king.json'. */
  files: ReadonlyMap<string, string>;
  /** Pictures from `npm run media`, with their texts, by name. */
  pictures: ReadonlyMap<string, Picture>;
  /** Captions for galleries, by picture name. */
  captions: ReadonlyMap<string, string>;
  /** The URLs of films by name. */
  films: ReadonlyMap<string, string>;
  /** The drawings by name. */
  drawings: ReadonlyMap<string, Drawing>;
  /** Whether a path is a page of the table or redirects to one. Rooms are checked separately. */
  isPage(path: string): boolean;
}

/** content/site.json with derived values. */
export type SiteContent = ReturnType<typeof siteContent>;

/** The content of each kind that is one file. */
type PlainContent = { readonly [Name in PlainKind]: ContentOf<Name> };

/** All content, validated and with references resolved. */
export interface Content extends PlainContent {
  /** The values of all tokens but those of single rooms. */
  facts: Facts;
  site: SiteContent;
  offers: Offers;
  /** By id. */
  offerDetails: Readonly<Record<string, OfferDetails>>;
  /** By name. */
  blocks: Readonly<Record<string, Block>>;
  /** In the order of the Rooms page. */
  rooms: readonly Room[];
  /** What a room's own texts may say of it, by slug. */
  roomFacts: Readonly<Record<string, Facts>>;
  roomPages: Readonly<Record<string, RoomPage>>;
  /** From former to current slugs. */
  formerSlugs: Readonly<Record<string, string>>;
  /** Rooms that are temporarily hidden. */
  hiddenSlugs: readonly string[];
  /** Rooms that no longer exist. */
  removedSlugs: readonly string[];
  /** Rooms whose address without its last slash redirects. */
  slashedSlugs: readonly string[];
  places: readonly Place[];
  /** By the name of the file. */
  engines: Readonly<Record<string, EngineDescription>>;
  /** By the name of the file in content/pages. */
  pages: Readonly<Record<string, unknown>>;
  /** Those of shared/pages.ts that the hotel is without. */
  hiddenPages: readonly PageName[];
  /** By the name of the file in content/policies. */
  policies: Readonly<Record<string, SectionedText>>;
}

/** Whether no value is missing. */
const hasAll = <Words extends object>(
  words: Words,
): words is { [Name in keyof Words]: NonNullable<Words[Name]> } =>
  Object.values(words).every((each) => each !== undefined);

/** The files of content/policies that pages show. */
const policyNames = ['accessibility', 'do-not-sell', 'opt-out', 'privacy', 'stay', 'terms'];

function siteContent(
  site: z.output<typeof siteFile>,
  rooms: readonly Room[],
  rollawayPrice: number,
  cardPicture: Picture,
  facts: Facts,
) {
  const { phone, checkIn, checkOut } = site;
  // What only tokens use is left out: browsers load the rest with every page.
  const { figures, hours: _, ...rest } = site;
  return {
    ...rest,
    ...(figures.ceremonySeats !== undefined && { mostGuests: Number(figures.ceremonySeats) }),
    roomCount: rooms.length,
    rollawayPrice,
    cheapestRooms: cheapestRooms(rooms, rollawayPrice),
    phone: { ...phone, href: `tel:${facts.phoneNumber}` },
    checkIn: { iso: checkIn, display: facts.checkIn ?? '' },
    checkOut: { iso: checkOut, display: facts.checkOut ?? '' },
    addressLine: addressLine(site),
    money: moneyFormat(site.locale),
    newYearOffset: newYearOffset(site.locale),
    cardPicture,
  };
}

/**
 * Compiles the files of content/.
 * @throws ContentError with all faults of all files
 */
export function compileContent({
  files,
  pictures,
  captions,
  films,
  drawings,
  isPage,
}: ContentSource): Content {
  const reader = createReader(files);
  const { faults, text, read, list } = reader;
  const roomFiles = list('rooms');
  if (roomFiles.length === 0) faults.push('content/rooms: must have at least one file');

  read(contentKinds.checklist.path, contentKinds.checklist.schema());
  const site = read(contentKinds.site.path, contentKinds.site.schema());
  const town = site ? `${site.address.city}, ${site.address.region} ${site.address.postalCode}` : '';
  const places = read(contentKinds.places.path, contentKinds.places.schema())?.places.map((place) =>
    placeIn(town, place),
  );
  const countedRooms = countRooms(reader);
  const hiddenSlugs = new Set(countedRooms.filter(({ hidden }) => hidden).map(({ slug }) => slug));
  const shownRooms = countedRooms.filter(({ hidden }) => !hidden);
  const slugs = new Set(roomFiles.map(stem).filter((slug) => !hiddenSlugs.has(slug)));
  if (roomFiles.length > 0 && slugs.size === 0)
    faults.push('content/rooms: must have at least one room that is not hidden');

  // A faulty file lacks facts; then unknown tokens are not reported as further faults.
  let isWhole = site !== undefined && places !== undefined && countedRooms.length === roomFiles.length;
  /** Whether of all facts only those of content/hotel.json are missing. */
  let lacksOnlyHotel = false;
  const isOfHotel = (name: string) => /^amenitiesInFee$|\.price$/i.test(name);
  const facts: Record<string, string> = {};
  const rooms = new Map<string, Room>();
  const hiddenPages = hiddenPagesIn(reader);
  const isHidden = (name: string) => hiddenPages.some((hidden) => hidden === name);
  const offerFiles = isHidden('offers') ? [] : list('offers');
  const offerPaths = new Set(offerFiles.map((path) => `/offers/${stem(path)}`));
  const references: References = {
    isWhole: () => isWhole,
    fact: (name) =>
      ownValue(facts, name) ?? (isWhole || (lacksOnlyHotel && !isOfHotel(name)) ? undefined : ''),
    picture: (name) => pictures.get(name),
    film: (name) => films.get(name),
    drawing: (name) => drawings.get(name),
    room: (slug) => rooms.get(slug) ?? (slugs.has(slug) ? ({} as Room) : undefined),
    isHiddenRoom: (slug) => hiddenSlugs.has(slug),
    view: (id) => (labelWords.views ? labelWords.views.views.find((view) => view.id === id) : ({} as View)),
    place: (id) => places?.find((place) => place.id === id) ?? (places ? undefined : ({} as Place)),
    isInside: (path) =>
      (isPage(path) && !isHidden(pagesByPath.get(path.replace(/(.)\/$/, '$1') as PagePath) ?? '')) ||
      offerPaths.has(path) ||
      slugs.has(/^\/room\/([^/]+)\/$/.exec(path)?.[1] ?? ''),
  };
  // Facts are made with these words, so they can have none themselves.
  const withoutFacts = createFields({ ...references, isWhole: () => true, fact: () => undefined });
  const labelWords = Object.fromEntries(
    labelKinds.map((name) => {
      const { path, schema } = contentKinds[name];
      return [name, read<z.ZodType>(path, schema(withoutFacts))];
    }),
  ) as { [Name in LabelKind]: ContentOf<Name> | undefined };
  const labels = site && hasAll(labelWords) ? createLabels(site.locale, labelWords) : undefined;
  if (site && labels)
    Object.assign(facts, siteFacts(site, labels), listFacts(shownRooms, places ?? [], labels));
  isWhole &&= labels !== undefined;
  const fields = createFields(references);

  const hotel = read(contentKinds.hotel.path, contentKinds.hotel.schema(fields));
  const accessibility = read(contentKinds.accessibility.path, contentKinds.accessibility.schema(fields));
  if (hotel && site && labels) Object.assign(facts, hotelFacts(hotel, site.locale, labels));
  lacksOnlyHotel = isWhole && hotel === undefined;
  isWhole &&= hotel !== undefined;

  const ofRooms = compileRooms({
    reader,
    references,
    labels,
    countedRooms,
    pictures: [...pictures.values()],
    captions,
    hotel,
    accessibility,
    rooms,
  });

  const rollaway = hotel?.extras.items.find(({ id }) => id === rollawayId);
  if (hotel && !rollaway && countedRooms.some(({ rollaways }) => rollaways > 0))
    faults.push(`content/hotel.json: extras.items must have "${rollawayId}", which rooms take`);

  const cardPicture = site && pictures.get(site.cardPicture);
  if (site && !cardPicture)
    faults.push(`content/site.json: cardPicture must be one of the pictures, not "${site.cardPicture}"`);

  const plain = Object.fromEntries(
    plainKinds
      .filter(({ name }) => name !== 'hotel' && name !== 'accessibility' && !(name in labelWords))
      .map(({ name, path, schema }) => [name, schema && read(path, schema(fields, name))]),
  );
  const offerTexts = read(contentKinds.offerTexts.path, contentKinds.offerTexts.schema(fields));
  const known = [...rooms.values()];
  const offered = { files: offerFiles, texts: offerTexts, site, rooms: known, labels };
  const ofOffers = compileOffers(reader, fields, offered);
  const blocks = compileBlocks(reader, fields, isHidden('group') ? [] : list('groups'), known, labels);
  const engineSchema = contentKinds.engines.schema(fields);
  const engines = Object.fromEntries(
    list('engines', ['generic.json']).map((path) => [stem(path), read(path, engineSchema)]),
  );
  const folders = {
    pages: Object.fromEntries(
      list(
        'pages',
        Object.keys(pageSchemas).map((name) => `${name}.json`),
      )
        .filter((path) => !isHidden(stem(path)))
        .map((path) => [stem(path), read(path, contentKinds.pages.schema(fields, stem(path)))]),
    ),
    policies: Object.fromEntries(
      list(
        'policies',
        policyNames.map((name) => `${name}.md`),
      ).map((path) => {
        const report = (message: string) => void faults.push(`content/${path}: ${message}`);
        return [stem(path), parseMarkdown(text(path) ?? '', markdownOptions(references, report))];
      }),
    ),
  };
  faults.push(
    ...absentFaults({ ...plain, ...folders.pages, site, hotel } as Parameters<typeof absentFaults>[0]),
  );
  if (
    faults.length > 0 ||
    !site ||
    !labels ||
    !cardPicture ||
    !places ||
    !hotel ||
    !accessibility ||
    !offerTexts
  )
    throw new ContentError(faults);

  const allRooms = ofRooms.pages.map(({ room }) => room);
  return {
    facts,
    // Without faults none is missing.
    ...({ ...plain, ...labelWords } as PlainContent),
    ...folders,
    hiddenPages,
    offers: { texts: offerTexts, offers: ofOffers.offers },
    offerDetails: ofOffers.details,
    site: siteContent(site, allRooms, rollaway?.price ?? 0, cardPicture, facts),
    blocks,
    hotel,
    accessibility,
    places,
    engines: engines as Content['engines'],
    rooms: allRooms,
    roomFacts: Object.fromEntries(
      allRooms.map((room) => [room.slug, roomTexts(room, room.view.name, labels)]),
    ),
    roomPages: Object.fromEntries(ofRooms.pages.map((page) => [page.room.slug, page])),
    formerSlugs: ofRooms.formerSlugs,
    hiddenSlugs: ofRooms.hiddenSlugs,
    removedSlugs: ofRooms.removedSlugs,
    slashedSlugs: ofRooms.slashedSlugs,
  };
}
