import type { Content } from './content/compile';
import type { Offer, RoomBlock } from './content/offers';
import type { RoomPage } from './content/roomPage';
import type { FieldErrors } from './forms/fieldErrors';
import type { BlockStay } from './offers/blockStay';
import type { CodeSum } from './offers/rules';
import type { PageName } from './pages';
import type { BookedNights } from './rates/packed';
import type { SectionedText } from './richText';
import type { PageContent } from './schema/pages';
import type { RoomPageTexts } from './schema/pages/rooms';
import type { Place } from './schema/places';
import type { BookableRoom, Room, TeaserRoom } from './schema/roomFacts';
import type { Testimonial } from './schema/testimonials';
import type { StayTexts } from './stay';
import type { CodeWords } from './ui/defaults';

/** A page that shows its own texts alone. */
interface Texts<Name extends PageName> {
  /** content/pages/{name}.json */
  page: PageContent<Name>;
}

/** An offer as cards and lines show it. */
type ShownOffer = Pick<Offer, 'id' | 'title' | 'line' | 'code' | 'picture'>;

/** The running offers as cards. */
export interface OfferCards {
  texts: Pick<Content['offerTexts'], 'heading' | 'text' | 'all' | 'book'>;
  offers: readonly ShownOffer[];
}

/** The running offers of a room, one per line. */
export interface RoomOfferLines {
  texts: Pick<Content['offerTexts'], 'roomHeading' | 'all' | 'book'>;
  offers: readonly Omit<ShownOffer, 'picture'>[];
}

/** A room in the list of all. */
export type ListedRoom = Omit<Room, 'tier' | 'communicationFeatures' | 'engineRoomId'>;

export interface ShownTestimonial extends Omit<Testimonial, 'room' | 'sample'> {
  roomName: string;
}

/** A room with the texts of its page. */
type ShownRoomPage = Omit<RoomPage, 'changed' | 'room'> & { room: TeaserRoom };

/** A similar room, with its difference: 'Kitchenette, $30 more'. */
type SimilarRoom = Pick<TeaserRoom, 'slug' | 'name' | 'price' | 'rollaways' | 'picture'> & {
  view: Pick<TeaserRoom['view'], 'name'>;
  difference: string;
};

type HomeTown = NonNullable<PageContent<'home'>['neighborhood']>;

/** Home's texts, with what its posters show of places. */
type HomeTexts = Omit<PageContent<'home'>, 'neighborhood'> & {
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

/** A page with the embedded map. */
interface MapData {
  map: Content['map'];
  mapEmbed: string;
}

interface Further {
  accessibility: {
    policy: SectionedText;
    accessibility: Content['accessibility'];
    /** Those with accessible features. */
    rooms: readonly Room[];
    map: Content['map'];
  };
  about: { sun: Content['ui']['sun'] };
  book: {
    rooms: readonly BookableRoom[];
    /** The offer of the code in the query. */
    offer?: Omit<Offer, 'picture'> | undefined;
    /** The group in the query. */
    group?:
      | Pick<RoomBlock, 'name' | 'title' | 'firstNight' | 'lastNight' | 'line' | 'rules' | 'ruleLabels'>
      | undefined;
    words: CodeWords;
    fields: Content['ui']['book'];
    /** What is known of the nights around the stay in the query. */
    nights?: BookedNights | undefined;
  };
  careers: { jobs: Content['jobs'] };
  contact: MapData & {
    kicker: string;
    fieldErrors: FieldErrors;
    /** The anchors of all questions and their topics, some of which were once on this page. */
    questionAnchors: readonly string[];
  };
  'do-not-sell': Legal & { fieldErrors: FieldErrors; signal: Content['cookies']['signalHonored'] };
  faq: { questions: Content['questions'] };
  groups: { fieldErrors: FieldErrors };
  group: {
    block: Omit<RoomBlock, 'code'>;
    book: PageContent<'book'>;
    words: CodeWords;
    /** Two adults in the block's nights, as values of the stay form. */
    given: StayTexts;
    /** What becomes of that stay. */
    own?: BlockStay | undefined;
  };
  gallery: { galleries: Content['ui']['galleries'] };
  home: {
    page: HomeTexts;
    kicker: string;
    offers: OfferCards;
    bookDirect: Content['stayForm']['direct'];
  };
  neighborhood: MapData & { sun: Content['ui']['sun'] };
  offer: {
    offer: ShownOffer & Pick<Offer, 'text' | 'terms'>;
    /** Whether it runs today. */
    isRunning: boolean;
    offerTexts: Content['offerTexts'];
    /** What so many nights cost with and without the code. */
    nights: number;
    rooms: readonly (Pick<BookableRoom, 'slug' | 'name'> & Pick<CodeSum, 'sum' | 'without'>)[];
  };
  offers: { texts: Content['offerTexts']; offers: readonly ShownOffer[] };
  'opt-out': Legal & {
    signal: Content['cookies']['signalHonored'];
    /** After a choice. */
    saved: string;
  };
  privacy: Legal;
  room: {
    page: Omit<RoomPageTexts, 'likeThis'>;
    room: ShownRoomPage;
    amenities: Pick<Content['amenities'], 'amenities' | 'amenityFeeNote' | 'petPolicy' | 'extras'>;
    /** Those that run today and are for this room. */
    offers: RoomOfferLines;
    likeThis: { heading: string; ratesNote: string; rooms: readonly SimilarRoom[] };
    galleries: Content['ui']['galleries'];
    planWords: Content['ui']['plans'];
  };
  rooms: {
    rooms: readonly ListedRoom[];
    /** What all rates are. */
    ratesNote: string;
    offers: OfferCards;
    bookDirect: Content['stayForm']['direct'];
    testimonials: readonly ShownTestimonial[];
    /** Where all reviews are. */
    reviewsLink: string;
    views: Content['views']['views'];
    slides: Content['ui']['slides'];
  };
  'style-guide': { brand: Content['brand']; labels: Content['ui']['pages']; slides: Content['ui']['slides'] };
  terms: Legal & { stayPolicy: SectionedText };
  'test-nav': {
    /** Every page that has one address, with its label. */
    links: readonly { path: string; label: string }[];
    title: string;
  };
}

/** What a page's loader gives and its component takes, as JSON. Offers are those that run today. */
export type PageData = {
  [Name in PageName]: Name extends keyof Further
    ? Omit<Texts<Name>, keyof Further[Name]> & Further[Name]
    : Texts<Name>;
};

/** A page's data with its identity, as it is in the document. */
export interface LoadedData<Name extends PageName = PageName> {
  name: Name;
  /** The canonical path; none for the not-found page. */
  path?: string | undefined;
  data: PageData[Name];
  /** The ids of the build and of the content that the document was made with. */
  build: string;
  snapshot: string;
}
