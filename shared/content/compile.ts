import type * as z from 'zod';
import type { Drawing, Picture } from '../picture';
import type { SectionedText } from '../richText';
import { addressLine, type Facts, hotelFacts, listFacts, lowestRates, siteFacts } from './facts';
import { ContentError } from './faults';
import { createFields, markdownOptions } from './fields';
import { parseMarkdown } from './markdown';
import { createReader, stem } from './reader';
import type { References } from './references';
import { compileRooms, countRooms } from './rooms';
import { cookiesFile } from './schemas/cookies';
import { formsFile } from './schemas/forms';
import { hotelFile } from './schemas/hotel';
import { jobsFile } from './schemas/jobs';
import { mapFile } from './schemas/map';
import { type Offers, offerFile, offersFile } from './schemas/offer';
import { pageSchemas, plainPage } from './schemas/pages';
import { type Place, placesFile } from './schemas/places';
import { questionsFile } from './schemas/questions';
import type { Room, RoomPage } from './schemas/room';
import { siteFile } from './schemas/site';
import { stayFile } from './schemas/stay';
import { type SunTexts, sunFile } from './schemas/sun';
import { testimonialsFile } from './schemas/testimonials';
import { viewerFile } from './schemas/viewer';

/** Where content comes from. */
export interface ContentSource {
  /** The text of each file by its path below content/: 'rooms/the-enci-king.json'. */
  files: ReadonlyMap<string, string>;
  /** The pictures that `npm run media` made, with their words, by name. */
  pictures: ReadonlyMap<string, Picture>;
  /** Captions for galleries, by picture name. */
  captions: ReadonlyMap<string, string>;
  /** The addresses of films by name. */
  films: ReadonlyMap<string, string>;
  /** The drawings by name. */
  drawings: ReadonlyMap<string, Drawing>;
  /** Whether a path is a page of the table or redirects to one; rooms are content's own. */
  isPage(path: string): boolean;
}

/** content/site.json with what follows from it. */
export type SiteContent = ReturnType<typeof siteContent>;

/** All content, checked and whole. */
export interface Content {
  /** The words of every token, but for those of single rooms. */
  facts: Facts;
  site: SiteContent;
  hotel: z.output<ReturnType<typeof hotelFile>>;
  cookies: z.output<ReturnType<typeof cookiesFile>>;
  forms: z.output<ReturnType<typeof formsFile>>;
  jobs: z.output<ReturnType<typeof jobsFile>>;
  map: z.output<ReturnType<typeof mapFile>>;
  offers: Offers;
  questions: z.output<ReturnType<typeof questionsFile>>;
  sun: SunTexts;
  stay: z.output<ReturnType<typeof stayFile>>;
  testimonials: z.output<ReturnType<typeof testimonialsFile>>['testimonials'];
  viewer: z.output<ReturnType<typeof viewerFile>>;
  /** In the order of the Rooms page. */
  rooms: readonly Room[];
  roomPages: Readonly<Record<string, RoomPage>>;
  /** From a slug that a room had before to the one it has. */
  formerSlugs: Readonly<Record<string, string>>;
  /** Rooms that guests do not see for now. */
  hiddenSlugs: readonly string[];
  /** Rooms that the hotel has no more. */
  removedSlugs: readonly string[];
  /** Rooms whose address without its last slash redirects. */
  slashedSlugs: readonly string[];
  places: readonly Place[];
  /** By the name of the file in content/pages. */
  pages: Readonly<Record<string, unknown>>;
  /** By the name of the file in content/policies. */
  policies: Readonly<Record<string, SectionedText>>;
}

/** The files of content/policies that pages show. */
const policyNames = ['accessibility', 'do-not-sell', 'opt-out', 'privacy', 'stay', 'terms'];

function siteContent(site: z.output<typeof siteFile>, rooms: readonly Room[], cardPicture: Picture) {
  const { phone, checkIn, checkOut } = site;
  const facts = siteFacts(site);
  return {
    ...site,
    roomCount: rooms.length,
    lowestRates: lowestRates(rooms),
    phone: { ...phone, href: `tel:${facts.phoneNumber}` },
    checkIn: { iso: checkIn, display: facts.checkIn ?? '' },
    checkOut: { iso: checkOut, display: facts.checkOut ?? '' },
    addressLine: addressLine(site),
    cardPicture,
  };
}

function placeIn(
  town: string,
  { id, name, street, suite, miles, x, y, why }: z.output<typeof placesFile>['places'][number],
): Place {
  // A search by street address finds the door even where the map does not know the name over it.
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

/**
 * Everything that the hotel says, from the files of content/.
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

  const site = read('site.json', siteFile);
  const town = site ? `${site.address.city}, ${site.address.region} ${site.address.postalCode}` : '';
  const places = read('places.json', placesFile)?.places.map((place) => placeIn(town, place));
  const countedRooms = countRooms(reader);
  const hiddenSlugs = new Set(countedRooms.filter(({ hidden }) => hidden).map(({ slug }) => slug));
  const shownRooms = countedRooms.filter(({ hidden }) => !hidden);
  const slugs = new Set(roomFiles.map(stem).filter((slug) => !hiddenSlugs.has(slug)));
  if (roomFiles.length > 0 && slugs.size === 0)
    faults.push('content/rooms: must have at least one room that is not hidden');

  // A file with faults would make every text that names one of its facts faulty too: those say nothing then.
  let isWhole = site !== undefined && places !== undefined && countedRooms.length === roomFiles.length;
  const facts: Record<string, string> = {
    ...(site && siteFacts(site)),
    ...listFacts(shownRooms, places ?? []),
  };
  const rooms = new Map<string, Room>();
  const references: References = {
    isWhole: () => isWhole,
    fact: (name) => facts[name] ?? (isWhole ? undefined : ''),
    picture: (name) => pictures.get(name),
    film: (name) => films.get(name),
    drawing: (name) => drawings.get(name),
    room: (slug) => rooms.get(slug) ?? (slugs.has(slug) ? ({} as Room) : undefined),
    place: (id) => places?.find((place) => place.id === id) ?? (places ? undefined : ({} as Place)),
    isInside: (path) => isPage(path) || slugs.has(/^\/room\/([^/]+)\/$/.exec(path)?.[1] ?? ''),
  };
  const fields = createFields(references);
  // A guest's words about a room come back with the room.
  const hiddenRoom = {} as Room;
  const fieldsWithHidden = createFields({
    ...references,
    room: (slug) => (hiddenSlugs.has(slug) ? hiddenRoom : references.room(slug)),
  });

  const hotel = read('hotel.json', hotelFile(fields));
  if (hotel) Object.assign(facts, hotelFacts(hotel));
  isWhole &&= hotel !== undefined;

  const ofRooms = compileRooms({
    reader,
    references,
    countedRooms,
    pictures: [...pictures.values()],
    captions,
    hotel,
    rooms,
  });

  const cardPicture = site && pictures.get(site.cardPicture);
  if (site && !cardPicture)
    faults.push(
      `content/site.json: cardPicture must be the name of a picture in media/, not "${site.cardPicture}"`,
    );

  const content = {
    cookies: read('cookies.json', cookiesFile(fields)),
    forms: read('forms.json', formsFile(fields)),
    jobs: read('jobs.json', jobsFile(fields)),
    map: read('map.json', mapFile(fields)),
    offers: {
      texts: read('offers.json', offersFile(fields)),
      offers: list('offers')
        .map((path) => ({ id: stem(path), ...read(path, offerFile(fields)) }))
        .sort((a, b) => (a.lastDay ?? '').localeCompare(b.lastDay ?? '')),
    },
    questions: read('questions.json', questionsFile(fields)),
    sun: read('sun.json', sunFile(fields)),
    stay: read('stay.json', stayFile(fields)),
    testimonials: read('testimonials.json', testimonialsFile(fieldsWithHidden))?.testimonials.filter(
      ({ room }) => room !== hiddenRoom,
    ),
    viewer: read('viewer.json', viewerFile(fields)),
    pages: Object.fromEntries(
      list(
        'pages',
        Object.keys(pageSchemas).map((name) => `${name}.json`),
      ).map((path) => {
        const schema = pageSchemas[stem(path) as keyof typeof pageSchemas] ?? plainPage;
        return [stem(path), read(path, schema(fields))];
      }),
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
  if (faults.length > 0 || !site || !cardPicture || !places || !hotel) throw new ContentError(faults);

  const allRooms = ofRooms.pages.map(({ room }) => room);
  return {
    facts,
    // No file had a fault, so none of these is missing.
    ...(content as { [Name in keyof typeof content]: NonNullable<(typeof content)[Name]> }),
    offers: content.offers as Offers,
    site: siteContent(site, allRooms, cardPicture),
    hotel,
    places,
    rooms: allRooms,
    roomPages: Object.fromEntries(ofRooms.pages.map((page) => [page.room.slug, page])),
    formerSlugs: ofRooms.formerSlugs,
    hiddenSlugs: ofRooms.hiddenSlugs,
    removedSlugs: ofRooms.removedSlugs,
    slashedSlugs: ofRooms.slashedSlugs,
  };
}
