import type { Content } from './content/content';
import type { BookableCode, Offer } from './content/offers';
import type { RoomPage } from './content/roomPage';
import type { FieldErrors } from './forms/fieldErrors';
import type { OfferedCode } from './offers/rules';
import type { PageName } from './pages';
import type { Picture } from './picture';
import type { CodeCost } from './rates/answerCode';
import type { SearchResult } from './rates/cheapestStays';
import type { KnownRoom } from './rates/ratePlan';
import type { SectionedText } from './richText';
import type { BookableRoom, Room, TeaserRoom } from './room';
import type { CustomPage } from './schema/customPage';
import type { PageContent } from './schema/pages';
import type { GalleryPhoto } from './schema/pages/gallery';
import type { RoomPageContent } from './schema/pages/room';
import type { Place } from './schema/places';
import type { Testimonial } from './schema/testimonials';
import type { CodeWords, NightWords } from './ui/defaults';

/** The data for a page that needs no data except its content file. */
interface OwnContent<Name extends PageName> {
  /** content/pages/{name}.json */
  page: PageContent<Name>;
}

/** An offer as shown on a card or in one line. */
type ShownOffer = Pick<Offer, 'id' | 'title' | 'line' | 'code' | 'picture'>;

/** Current offers, shown as cards. */
export interface OfferCards {
  words: Pick<Content['offerTexts'], 'heading' | 'text' | 'all' | 'book'>;
  offers: readonly ShownOffer[];
}

/** A room's current offers, one per line. */
export interface RoomOfferLines {
  words: Pick<Content['offerTexts'], 'roomHeading' | 'all' | 'book'>;
  offers: readonly Omit<ShownOffer, 'picture'>[];
}

/** The data about the nights around the stay that /book shows. */
export interface BookedNights {
  rooms: readonly KnownRoom[];
  words: NightWords;
  offers: readonly OfferedCode[];
  /** The time at which the reservation engine responded: '3:14 p.m.'; undefined for prices from content. */
  asOf?: string | undefined;
  /** The total before tax that the guest saw earlier, if the total has changed. */
  before?: number | undefined;
}

/** A room in the list of all rooms. */
export type ListedRoom = Omit<Room, 'tier' | 'communicationFeatures' | 'engineRoomId' | 'seasons'>;

export interface ShownTestimonial extends Omit<Testimonial, 'room'> {
  roomName: string;
}

/** A room with the content of its page. */
type ShownRoomPage = Omit<RoomPage, 'changed' | 'room'> & { room: TeaserRoom };

/** A similar room, and its differences from the page's room: 'Kitchenette, $30 more'. */
type SimilarRoom = Pick<TeaserRoom, 'slug' | 'name' | 'price' | 'rollaways' | 'occupancy' | 'picture'> & {
  view: Pick<TeaserRoom['view'], 'name'>;
  difference: string;
};

type HomeTown = NonNullable<PageContent<'home'>['neighborhood']>;

/** The numbers of columns and rows that a photo spans. */
export interface PhotoSpan {
  columns: number;
  rows: number;
}

/** A photo with its spans in the two-column grid and in the four-column grid. */
export interface ShownPhoto extends Pick<GalleryPhoto, 'id' | 'picture'> {
  two: PhotoSpan;
  four: PhotoSpan;
}

/** Content with a grid of photos. */
type WithGrid<Part> = Omit<Part, 'photos'> & { photos: readonly ShownPhoto[] };

/** The home page's content. Its neighborhood posters show the names of places in town and the distances to them. */
type HomeContent = Omit<PageContent<'home'>, 'neighborhood' | 'gallery'> & {
  gallery: WithGrid<PageContent<'home'>['gallery']>;
  neighborhood?:
    | (Omit<HomeTown, 'posters'> & {
        posters: readonly (Omit<HomeTown['posters'][number], 'place'> & {
          place: Pick<Place, 'name' | 'distance'>;
        })[];
      })
    | undefined;
};

interface Legal {
  policy: SectionedText;
  legal: Content['ui']['legal'];
}

/** The data for a page with the embedded map. */
interface MapData {
  map: Content['map'];
  mapEmbed: string;
}

interface ExtraData {
  accessibility: {
    policy: SectionedText;
    accessibility: Content['accessibility'];
    /** Rooms with accessible features. */
    rooms: readonly Room[];
    map: Content['map'];
  };
  about: { sun: Content['ui']['sun'] };
  book: {
    /** Today's date at the hotel. */
    today: string;
    /** When the page was rendered, in ms since 1970. */
    now: number;
    rooms: readonly (BookableRoom & { pictures: readonly Picture[] })[];
    /** The offer with the code in the query, or the rate for accessible rooms with that code. */
    offer?: BookableCode | undefined;
    words: CodeWords;
    fields: Content['ui']['book'] & Pick<Content['ui']['calendar'], 'cancelable'>;
    /** The nights around the stay in the query; undefined if nothing is known about them. */
    nights?: BookedNights | undefined;
    /** The search in the query, with its results. */
    search?: SearchResult | undefined;
  };
  careers: { jobs: Content['jobs'] };
  contact: MapData & {
    kicker: string;
    fieldErrors: FieldErrors;
    /** Anchors on the FAQ page, for old links to questions that used to be on the Contact page. */
    questionAnchors: readonly string[];
  };
  'do-not-sell': Legal & { fieldErrors: FieldErrors; signal: Content['cookies']['signalHonored'] };
  faq: { questions: Content['questions'] };
  unsubscribe: { fieldErrors: FieldErrors };
  groups: { fieldErrors: FieldErrors; testimonialWords: Content['ui']['testimonials'] };
  gallery: { page: WithGrid<PageContent<'gallery'>>; galleries: Content['ui']['galleries'] };
  home: {
    page: HomeContent;
    kicker: string;
    offers: OfferCards;
    bookDirect: Content['stayForm']['direct'];
  };
  neighborhood: MapData & { sun: Content['ui']['sun'] };
  offer: {
    offer: ShownOffer & Pick<Offer, 'text' | 'terms'>;
    /** Whether the offer can be booked today. */
    isRunning: boolean;
    offerTexts: Content['offerTexts'];
    /** The number of nights that the totals in `rooms` are for. */
    nights: number;
    rooms: readonly (Pick<BookableRoom, 'slug' | 'name'> & Pick<CodeCost, 'sum' | 'sumWithoutCode'>)[];
  };
  offers: { words: Content['offerTexts']; offers: readonly ShownOffer[] };
  'opt-out': Legal & {
    signal: Content['cookies']['signalHonored'];
    /** The message shown after the guest saves cookie preferences. */
    saved: string;
  };
  privacy: Legal;
  room: {
    page: Omit<RoomPageContent, 'likeThis'>;
    room: ShownRoomPage;
    amenities: Pick<Content['amenities'], 'amenities' | 'amenityFeeNote' | 'petPolicy' | 'extras'>;
    /** Offers for the room that can be booked today. */
    offers: RoomOfferLines;
    likeThis: { heading: string; ratesNote: string; rooms: readonly SimilarRoom[] };
    galleries: Content['ui']['galleries'];
    planWords: Content['ui']['plans'];
  };
  rooms: {
    rooms: readonly ListedRoom[];
    /** The sentence that says what all rates include. */
    ratesNote: string;
    offers: OfferCards;
    bookDirect: Content['stayForm']['direct'];
    testimonials: readonly ShownTestimonial[];
    testimonialWords: Content['ui']['testimonials'];
    /** The URL of the page with all reviews. */
    reviewsLink: string;
    views: Content['views']['views'];
    slides: Content['ui']['slides'];
  };
  'style-guide': { brand: Content['brand']; labels: Content['ui']['pages']; slides: Content['ui']['slides'] };
  'custom-page': { page: CustomPage };
  terms: Legal & { stayPolicy: SectionedText };
  'test-nav': {
    /** The path and label of every page with a fixed path. */
    links: readonly { path: string; label: string }[];
    title: string;
  };
}

/** The JSON data that a page's loader returns and the page's component accepts. Only current offers are included. */
export type PageData = {
  [Name in PageName]: Name extends keyof ExtraData
    ? Omit<OwnContent<Name>, keyof ExtraData[Name]> & ExtraData[Name]
    : OwnContent<Name>;
};

/** A page's data as embedded in the document, with the page's name and path. */
export interface LoadedData<Name extends PageName = PageName> {
  name: Name;
  /** The canonical path; undefined for the not-found page. */
  path?: string | undefined;
  data: PageData[Name];
  /** The ids of the build and of the content from which the document was rendered. */
  build: string;
  snapshot: string;
}
