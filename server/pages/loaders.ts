import type { Content } from '../../shared/content/compile';
import type { PageParams } from '../../shared/matchPage';
import { isRunning, runningOffers } from '../../shared/offers';
import { isFor } from '../../shared/offers/isFor';
import { offerOfCode } from '../../shared/offers/offerOfCode';
import type { PageData } from '../../shared/pageData';
import { type PageName, pagesByPath } from '../../shared/pages';
import type { BookedNights } from '../../shared/rates/booked';
import type { SectionedText } from '../../shared/richText';
import type { BookableRoom, Room } from '../../shared/room';
import type { Offers } from '../../shared/schema/offer';
import type { PageContent } from '../../shared/schema/pages';
import type { BookedRoomBlock, RoomBlock } from '../../shared/schema/roomBlock';
import type { CodeWords } from '../../shared/schema/ui/codes';
import { isPromoCode } from '../../shared/stay';

const codeWords = ({ ui: { codes } }: Content): CodeWords => ({ sum: codes.sum, terms: codes.terms });

/** The hotel on one day. */
export interface LoaderInput {
  content: Content;
  /** The day at the hotel, YYYY-MM-DD. */
  day: string;
  /** Of a request for /book with a stay. */
  nights?: BookedNights | undefined;
}

/** A page's data beside its own texts; undefined where there is no such page. */
type Loader<Name extends PageName> = (
  hotel: LoaderInput,
  params: PageParams,
  query: URLSearchParams,
) => Omit<PageData[Name], 'page'> | undefined;

type LoadersOf = {
  [Name in PageName as object extends Omit<PageData[Name], 'page'> ? never : Name]: Loader<Name>;
};

/** What the stay form and the tables of prices use of a room. */
const bookable = ({ slug, name, price, sleeps, rollaways, occupancy }: Room): BookableRoom => ({
  ...{ slug, name, price, sleeps, rollaways, occupancy },
});

/** An own property of a record, whose keys come from outside. */
const entryOf = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string | undefined,
): Value | undefined => (key !== undefined && Object.hasOwn(record, key) ? record[key] : undefined);

const policyOf = ({ policies }: Content, name: string) => policies[name] as SectionedText;

/** The group whose page the stay comes from. */
export const roomBlockIn = ({ roomBlocks }: Content, query: URLSearchParams): RoomBlock | undefined =>
  entryOf(roomBlocks, query.get('group') ?? undefined);

/** What /book says of a group: not its code. */
function bookedRoomBlock(block: RoomBlock): BookedRoomBlock {
  const { name, title, firstNight, lastNight, line, rules, ruleLabels } = block;
  return { name, title, firstNight, lastNight, line, rules, ruleLabels };
}

const offersForRoom = ({ texts, offers }: Offers, slug: string): Offers => ({
  texts,
  offers: offers.filter((offer) => isFor(offer, slug)),
});

const loaders: LoadersOf = {
  home: ({ content, day }) => ({ offers: runningOffers(content, day) }),
  rooms: ({ content, day }) => ({
    rooms: content.rooms,
    offers: runningOffers(content, day),
    testimonials: content.testimonials,
    viewer: content.viewer,
    views: content.views,
  }),
  room({ content, day }, { slug }) {
    const room = entryOf(content.roomPages, slug);
    return (
      room && {
        room,
        amenities: content.amenities,
        offers: offersForRoom(runningOffers(content, day), room.room.slug),
        planWords: content.ui.plans,
      }
    );
  },
  offers: ({ content, day }) => ({ offers: runningOffers(content, day) }),
  offer({ content, day }, { slug }) {
    const offer = content.offers.offers.find(({ id }) => id === slug);
    const details = entryOf(content.offerDetails, slug);
    return (
      offer &&
      details && {
        offer,
        details,
        isRunning: isRunning(offer, day),
        offerTexts: content.offers.texts,
        rooms: content.rooms.filter((room) => isFor(details.rules, room.slug)).map(bookable),
      }
    );
  },
  group({ content }, { slug }) {
    const block = entryOf(content.roomBlocks, slug);
    const book = content.pages.book as PageContent<'book'>;
    if (!block) return undefined;
    // The engine alone gets it.
    const { code: _, ...shown } = block;
    return { block: shown, book, words: codeWords(content) };
  },
  book({ content, day, nights }, _params, query) {
    const code = query.get('code') ?? '';
    const block = roomBlockIn(content, query);
    return {
      rooms: content.rooms.map(bookable),
      words: codeWords(content),
      nights,
      ...(block
        ? { group: bookedRoomBlock(block) }
        : isPromoCode(code) && { offer: offerOfCode(content, code, day) }),
    };
  },
  neighborhood: ({ content }) => ({ map: content.map }),
  contact: ({ content: { map, questions } }) => ({
    map,
    questionAnchors: questions.topics.flatMap(({ id, questions: asked }) => [
      id,
      ...asked.map((each) => each.id),
    ]),
  }),
  faq: ({ content }) => ({ questions: content.questions }),
  careers: ({ content }) => ({ jobs: content.jobs }),
  accessibility: ({ content }) => ({
    policy: policyOf(content, 'accessibility'),
    accessibility: content.accessibility,
    rooms: content.rooms.filter((room) => room.wheelchairAccessible || room.communicationFeatures),
    map: content.map,
  }),
  privacy: ({ content }) => ({ policy: policyOf(content, 'privacy') }),
  terms: ({ content }) => ({ policy: policyOf(content, 'terms'), stayPolicy: policyOf(content, 'stay') }),
  'do-not-sell': ({ content }) => ({ policy: policyOf(content, 'do-not-sell') }),
  'opt-out': ({ content }) => ({ policy: policyOf(content, 'opt-out') }),
  'style-guide': ({ content }) => ({ brand: content.brand, labels: content.ui.pages }),
  'test-nav': ({ content: { ui, hiddenPages } }) => ({
    title: ui.pages['test-nav'],
    links: [...pagesByPath]
      .filter(([, name]) => !hiddenPages.includes(name))
      .map(([path, name]) => ({ path, label: ui.pages[name] })),
  }),
};

/** The data of a page; undefined where the hotel has no such page, room, offer or group. */
export function loadPage<Name extends PageName>(
  name: Name,
  hotel: LoaderInput,
  params: PageParams = {},
  query = new URLSearchParams(),
): PageData[Name] | undefined {
  const page = hotel.content.pages[name];
  if (page === undefined) return undefined;
  const loader = (loaders as Partial<Record<PageName, Loader<PageName>>>)[name];
  if (!loader) return { page } as PageData[Name];
  const further = loader(hotel, params, query);
  return further && ({ page, ...further } as PageData[Name]);
}
