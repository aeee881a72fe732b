/** The sample hotel's content: values that an owner can change are imported from here, never repeated in a test. */
import { hotelDay as hotelDayIn } from '../../shared/hotelDay';
import type { PageName } from '../../shared/pages';
import type { SectionedText } from '../../shared/richText';
import { roomPath } from '../../shared/room';
import { roomFilters as filtersOf } from '../../shared/roomFilters';
import type { TownMap } from '../../shared/schema/map';
import type { PageContent } from '../../shared/schema/pages';
import { messagesOf } from './messages';
import { sampleHotel } from './sample';

const snapshot = sampleHotel();
const { content } = snapshot;
const page = <Name extends PageName>(name: Name) => content.pages[name] as PageContent<Name>;

export const aboutContent = page('about');
export const accessibilityContent = page('accessibility');
export const bookContent = page('book');
export const careersContent = page('careers');
export const contactContent = page('contact');
export const doNotSellContent = page('do-not-sell');
export const faqContent = page('faq');
export const galleryContent = page('gallery');
export const groupContent = page('group');
export const groupsContent = page('groups');
export const homeContent = page('home');
export const neighborhoodContent = page('neighborhood');
export const notFoundContent = page('not-found');
export const offerContent = page('offer');
export const offersContent = page('offers');
export const optOutContent = page('opt-out');
export const privacyContent = page('privacy');
export const roomContent = page('room');
export const roomsContent = page('rooms');
export const termsContent = page('terms');
export const unsubscribeContent = page('unsubscribe');

const policy = (name: string) => content.policies[name] as SectionedText;
export const accessibilityPolicy = policy('accessibility');
export const doNotSellPolicy = policy('do-not-sell');
export const optOutPolicy = policy('opt-out');
export const privacyPolicy = policy('privacy');
export const stayPolicy = policy('stay');
export const termsPolicy = policy('terms');

export const {
  accessibility,
  blocks,
  brand,
  cookies,
  formerSlugs,
  hotel,
  jobs,
  questions,
  roomPages,
  rooms,
  site,
  slashedSlugs,
  stayForm,
  testimonials,
  viewer,
  views: { views },
  offers: { offers },
} = content;
export const map = content.map.town as TownMap;
export const { addresses, indexedPaths, labels, redirects } = snapshot;
export const {
  bedLabel,
  bedsLabel,
  dateLabel,
  distanceLabel,
  extraPrice,
  longDayLabel,
  monthLabel,
  occupancyLabel,
  priceLabel,
  rateLabel,
  sizeLabel,
  sleepsLabel,
  viewLabel,
  wholeAmount,
} = labels;
/** The hotel's pages elsewhere. */
export const outside = snapshot.site.links;
export const { booking: bookingLink, mobileBooking: mobileBookingLink } = outside;
export const roomFilters = filtersOf(views);
export const { filterLabels, helpWords, messages, sentences } = messagesOf(snapshot);
/** The day at the hotel. */
export const hotelDay = (now?: Date | number) => hotelDayIn(site.locale, now);

export { type PageName, pages } from '../../shared/pages';
export { aliases } from '../../shared/redirects';
export { plainText, sectionsOf } from '../../shared/richText';
export { type Room, type RoomPage, roomPath } from '../../shared/room';
export { matchingRooms } from '../../shared/roomFilter';

export const roomSlugs = rooms.map(({ slug }) => slug);
export const roomPaths = roomSlugs.map(roomPath);
export const pagePaths = addresses.filter(({ name }) => name !== 'room').map(({ path }) => path);
export const unknownPath = '/nope';
/** The canonical paths of all pages, and one unknown path. */
export const everyPath: readonly string[] = [...addresses.map(({ path }) => path), unknownPath];

/** Pages whose address names an entry of the content share a layout: one of each, but two rooms, of which one is accessible. */
const byEntry = ['room', 'offer', 'group'];
const examples = [
  ...roomPaths.slice(-1),
  ...rooms
    .flatMap(({ slug, wheelchairAccessible }) => (wheelchairAccessible ? [roomPath(slug)] : []))
    .slice(0, 1),
  ...['offer', 'group'].flatMap((kind) => addresses.find(({ name }) => name === kind)?.path ?? []),
];

/** Pages that no guest is led to. */
const forDevelopers = ['style-guide', 'test-nav'];

/** A page of each layout that guests see, the unknown one too. */
export const layouts: readonly string[] = [
  ...addresses.flatMap(({ name, path }) => ([...byEntry, ...forDevelopers].includes(name) ? [] : [path])),
  ...new Set(examples),
  unknownPath,
];

/** Each combination of the careers filters with its positions. */
export const jobChoices = jobs.departments.flatMap((department) =>
  jobs.locations.map((location) => ({
    department,
    location,
    jobs: jobs.jobs.filter((job) => job.department === department && job.location === location),
  })),
);
