import type { Content } from './content/compile';
import type { PageName } from './pages';
import type { BookedNights } from './rates/booked';
import type { SectionedText } from './richText';
import type { Offer, OfferDetails, Offers } from './schema/offer';
import type { PageContent } from './schema/pages';
import type { RoomPage } from './schema/room';
import type { BookedRoomBlock, RoomBlock } from './schema/roomBlock';
import type { BookableRoom, Room } from './schema/roomFacts';
import type { CodeWords } from './schema/ui/codes';

/** A page that shows its own texts alone. */
interface Texts<Name extends PageName> {
  /** content/pages/{name}.json */
  page: PageContent<Name>;
}

interface Further {
  accessibility: {
    policy: SectionedText;
    accessibility: Content['accessibility'];
    /** Those with accessible features. */
    rooms: readonly Room[];
    map: Content['map'];
  };
  about: object;
  book: {
    rooms: readonly BookableRoom[];
    /** The offer of the code in the query. */
    offer?: OfferDetails | undefined;
    /** The group in the query. */
    group?: BookedRoomBlock | undefined;
    words: CodeWords;
    /** What is known of the nights around the stay in the query. */
    nights?: BookedNights | undefined;
  };
  careers: { jobs: Content['jobs'] };
  contact: {
    map: Content['map'];
    /** The anchors of all questions and their topics, some of which were once on this page. */
    questionAnchors: readonly string[];
  };
  'do-not-sell': { policy: SectionedText };
  faq: { questions: Content['questions'] };
  group: { block: Omit<RoomBlock, 'code'>; book: PageContent<'book'>; words: CodeWords };
  home: { offers: Offers };
  neighborhood: { map: Content['map'] };
  offer: {
    offer: Offer;
    details: OfferDetails;
    /** Whether it runs today. */
    isRunning: boolean;
    offerTexts: Offers['texts'];
    rooms: readonly BookableRoom[];
  };
  offers: { offers: Offers };
  'opt-out': { policy: SectionedText };
  privacy: { policy: SectionedText };
  room: {
    room: RoomPage;
    amenities: Content['amenities'];
    /** Those that run today and are for this room. */
    offers: Offers;
    planWords: Content['ui']['plans'];
  };
  rooms: {
    rooms: readonly Room[];
    offers: Offers;
    testimonials: Content['testimonials'];
    viewer: Content['viewer'];
    views: Content['views'];
  };
  'style-guide': { brand: Content['brand']; labels: Content['ui']['pages'] };
  terms: { policy: SectionedText; stayPolicy: SectionedText };
  'test-nav': {
    /** Every page that has one address, with its label. */
    links: readonly { path: string; label: string }[];
    title: string;
  };
}

/** What a page's loader gives and its component takes, as JSON. Offers are those that run today. */
export type PageData = {
  [Name in PageName]: Texts<Name> & (Name extends keyof Further ? Further[Name] : object);
};

/** A page's data with its identity, as it stands in the document. */
export interface LoadedData<Name extends PageName = PageName> {
  name: Name;
  /** The canonical path; none for the not-found page. */
  path?: string | undefined;
  data: PageData[Name];
  /** The ids of the build and of the content that the document was made with. */
  build: string;
  snapshot: string;
}
