import type { Content } from '../../shared/content/content';
import type { RoomPage } from '../../shared/content/roomPage';
import { contact } from '../../shared/forms/contact';
import { fieldErrorsOf } from '../../shared/forms/fieldErrors';
import { groupRequest } from '../../shared/forms/groupRequest';
import { optOut } from '../../shared/forms/optOut';
import { unsubscribeLink } from '../../shared/forms/unsubscribeLink';
import { getOwn } from '../../shared/getOwn';
import type { HotelLinks } from '../../shared/hotelLinks';
import type { Labels } from '../../shared/labels';
import type { PageParams } from '../../shared/matchPage';
import { isRunning } from '../../shared/offers/appliesTo';
import type { BookedNights, ListedRoom, PageData, ShownTestimonial } from '../../shared/pageData';
import { type PageName, pagesByPath } from '../../shared/pages';
import { pick } from '../../shared/pick';
import type { SearchResult } from '../../shared/rates/cheapestStays';
import type { SectionedText } from '../../shared/richText';
import { bookableRoom, type Room, teaserRoom } from '../../shared/room';
import type { PageContent } from '../../shared/schema/pages';
import type { Testimonial } from '../../shared/schema/testimonials';
import { isPromoCode } from '../../shared/stay';
import type { CodeWords } from '../../shared/ui/defaults';
import { offerOfCode } from '../content/runningOffers';
import { fitPhotos } from './fitPhotos';
import { bookedOffer, cardsOf, offerCards, offerPrices, offersForRoom } from './offerCards';
import { differenceLabel, similarRooms } from './roomsLikeThis';

const codeWords = ({ ui: { codes } }: Content): CodeWords => pick(codes, ['sum', 'exactSum', 'terms']);

/** The hotel on one day, and the results of a request to /book. */
export interface LoaderInput {
  content: Content;
  labels: Labels;
  links: HotelLinks;
  /** The day at the hotel, YYYY-MM-DD. */
  day: string;
  /** Set for a request to /book with a stay. */
  nights?: BookedNights | undefined;
  /** Set for a search for the cheapest nights. */
  search?: SearchResult | undefined;
}

/** A loader's result. Loaders set `page` only to pass a part or a changed version of the page's content. */
type Data<Name extends PageName> = Omit<PageData[Name], 'page'> & Partial<Pick<PageData[Name], 'page'>>;

/** Loads a page's data. Returns undefined if the page does not exist. */
type Loader<Name extends PageName> = (
  hotel: LoaderInput,
  params: PageParams,
  query: URLSearchParams,
) => Data<Name> | undefined;

type LoadersOf = {
  [Name in PageName as object extends Data<Name> ? never : Name]: Loader<Name>;
};

const listed = ({
  tier: _,
  communicationFeatures: _unlisted,
  engineRoomId: _id,
  seasons: _seasons,
  ...room
}: Room): ListedRoom => room;

const policyOf = ({ policies }: Content, name: string) => policies[name] as SectionedText;

function testimonialOf({ room, ...shown }: Testimonial): ShownTestimonial {
  return { ...shown, roomName: room.name };
}

function homePage({ pages }: Content): PageData['home']['page'] {
  const { neighborhood, gallery, ...page } = pages.home as PageContent<'home'>;
  const posters = neighborhood?.posters.map((poster) => ({
    ...poster,
    place: pick(poster.place, ['name', 'distance']),
  }));
  return {
    ...page,
    neighborhood: neighborhood && posters && { ...neighborhood, posters },
    gallery: { ...gallery, photos: fitPhotos(gallery.photos) },
  };
}

const legalOf = (content: Content, name: string) => ({
  policy: policyOf(content, name),
  legal: content.ui.legal,
});

/** The maximum number of pictures of a room on /book. */
const bookedPictures = 3;

const picturesOf = ({ roomPages }: Content, { slug, picture }: Room) =>
  [picture, ...(roomPages[slug]?.gallery ?? [])].slice(0, bookedPictures);

function roomData({ content, day, labels }: LoaderInput, roomPage: RoomPage): Data<'room'> {
  const { changed: _, room, ...shown } = roomPage;
  const { likeThis: words, ...page } = content.pages.room as PageContent<'room'>;
  return {
    page,
    room: { ...shown, room: teaserRoom(room) },
    amenities: pick(content.amenities, ['amenities', 'amenityFeeNote', 'petPolicy', 'extras']),
    offers: offersForRoom(content, day, room.slug),
    likeThis: {
      heading: words.heading,
      ratesNote: content.hotel.ratesNote,
      rooms: similarRooms(room, content.rooms).map((other) => ({
        ...pick(other, ['slug', 'name', 'price', 'rollaways', 'occupancy', 'picture']),
        view: pick(other.view, ['name']),
        difference: differenceLabel(room, other, words.words, labels),
      })),
    },
    galleries: content.ui.galleries,
    planWords: content.ui.plans,
  };
}

const loaders: LoadersOf = {
  about: ({ content }) => ({ sun: content.ui.sun }),
  home: ({ content, day }) => ({
    page: homePage(content),
    kicker: content.hotel.kicker,
    offers: offerCards(content, day),
    bookDirect: content.stayForm.direct,
  }),
  rooms: ({ content, day, links }) => ({
    rooms: content.rooms.map(listed),
    ratesNote: content.hotel.ratesNote,
    offers: offerCards(content, day),
    bookDirect: content.stayForm.direct,
    testimonials: content.testimonials.map(testimonialOf),
    testimonialWords: content.ui.testimonials,
    reviewsLink: links.reviews,
    views: content.views.views,
    slides: content.ui.slides,
  }),
  room(hotel, { slug = '' }) {
    const room = getOwn(hotel.content.roomPages, slug);
    return room && roomData(hotel, room);
  },
  gallery({ content }) {
    const page = content.pages.gallery as PageContent<'gallery'>;
    return { page: { ...page, photos: fitPhotos(page.photos) }, galleries: content.ui.galleries };
  },
  offers: ({ content, day }) => ({ words: content.offerTexts, offers: cardsOf(content, day) }),
  offer({ content, day }, { slug }) {
    const offer = content.offers.find(({ id }) => id === slug);
    return (
      offer && {
        offer: pick(offer, ['id', 'title', 'line', 'code', 'picture', 'text', 'terms']),
        isRunning: isRunning(offer.rules, day),
        offerTexts: content.offerTexts,
        ...offerPrices(content, offer),
      }
    );
  },
  groups: ({ content }) => ({
    fieldErrors: fieldErrorsOf(groupRequest, content.formErrors),
    testimonialWords: content.ui.testimonials,
  }),
  book({ content, day, nights, search }, _params, query) {
    const code = query.get('code') ?? '';
    return {
      today: day,
      now: Date.now(),
      rooms: content.rooms.map((room) => ({ ...bookableRoom(room), pictures: picturesOf(content, room) })),
      words: codeWords(content),
      fields: { ...content.ui.book, cancelable: content.ui.calendar.cancelable },
      nights,
      search,
      ...(isPromoCode(code) && { offer: bookedOffer(offerOfCode(content, code, day)) }),
    };
  },
  neighborhood: ({ content: { map, ui }, links: { mapEmbed } }) => ({ map, mapEmbed, sun: ui.sun }),
  contact: ({ content: { hotel, map, questions, formErrors }, links: { mapEmbed } }) => ({
    map,
    mapEmbed,
    kicker: hotel.kicker,
    fieldErrors: fieldErrorsOf(contact, formErrors),
    questionAnchors: questions.topics.flatMap(({ id, questions: entries }) => [
      id,
      ...entries.map((each) => each.id),
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
  privacy: ({ content }) => legalOf(content, 'privacy'),
  terms: ({ content }) => ({ ...legalOf(content, 'terms'), stayPolicy: policyOf(content, 'stay') }),
  'do-not-sell': ({ content }) => ({
    ...legalOf(content, 'do-not-sell'),
    fieldErrors: fieldErrorsOf(optOut, content.formErrors),
    signal: content.cookies.signalHonored,
  }),
  'opt-out': ({ content }) => ({
    ...legalOf(content, 'opt-out'),
    signal: content.cookies.signalHonored,
    saved: content.cookies.saved,
  }),
  unsubscribe: ({ content }) => ({ fieldErrors: fieldErrorsOf(unsubscribeLink, content.formErrors) }),
  'style-guide': ({ content: { brand, ui } }) => ({ brand, labels: ui.pages, slides: ui.slides }),
  'test-nav': ({ content: { ui, hiddenPages } }) => ({
    title: ui.pages['test-nav'],
    links: [...pagesByPath]
      .filter(([, name]) => !hiddenPages.includes(name))
      .map(([path, name]) => ({ path, label: ui.pages[name] })),
  }),
};

/** The data for a page; undefined if the hotel doesn't have the page, room, or offer. */
export function loadPage<Name extends PageName>(
  name: Name,
  hotel: LoaderInput,
  params: PageParams = {},
  query = new URLSearchParams(),
): PageData[Name] | undefined {
  const { pages, customPages } = hotel.content;
  const page = name === 'custom-page' ? getOwn(customPages, params.slug ?? '') : pages[name];
  if (page === undefined) return undefined;
  const loader = (loaders as Partial<Record<PageName, Loader<PageName>>>)[name];
  if (!loader) return { page } as PageData[Name];
  const extra = loader(hotel, params, query);
  return extra && ({ page, ...extra } as PageData[Name]);
}
