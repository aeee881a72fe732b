/** The content for tests: values that an owner can change are imported from here, never repeated in a test. */
import { hotel } from '../../generated/content/hotel';
import { jobs } from '../../generated/content/jobs';
import { map as maps } from '../../generated/content/map';
import { rooms } from '../../generated/content/rooms';
import { views as viewFile } from '../../generated/content/views';
import { addresses } from '../../shared/addresses';
import { roomPath } from '../../shared/room';
import type { TownMap } from '../../shared/schema/map';

export const map = maps.town as TownMap;

export { accessibility } from '../../generated/content/accessibility';
export { blocks } from '../../generated/content/blocks/all';
export { brand } from '../../generated/content/brand';
export { cookies } from '../../generated/content/cookies';
export { aboutContent } from '../../generated/content/pages/about';
export { accessibilityContent } from '../../generated/content/pages/accessibility';
export { bookContent } from '../../generated/content/pages/book';
export { careersContent } from '../../generated/content/pages/careers';
export { contactContent } from '../../generated/content/pages/contact';
export { doNotSellContent } from '../../generated/content/pages/do-not-sell';
export { faqContent } from '../../generated/content/pages/faq';
export { galleryContent } from '../../generated/content/pages/gallery';
export { groupContent } from '../../generated/content/pages/group';
export { groupsContent } from '../../generated/content/pages/groups';
export { homeContent } from '../../generated/content/pages/home';
export { neighborhoodContent } from '../../generated/content/pages/neighborhood';
export { notFoundContent } from '../../generated/content/pages/not-found';
export { offerContent } from '../../generated/content/pages/offer';
export { offersContent } from '../../generated/content/pages/offers';
export { optOutContent } from '../../generated/content/pages/opt-out';
export { privacyContent } from '../../generated/content/pages/privacy';
export { roomContent } from '../../generated/content/pages/room';
export { roomsContent } from '../../generated/content/pages/rooms';
export { termsContent } from '../../generated/content/pages/terms';
export { unsubscribeContent } from '../../generated/content/pages/unsubscribe';
export { accessibilityPolicy } from '../../generated/content/policies/accessibility';
export { doNotSellPolicy } from '../../generated/content/policies/do-not-sell';
export { optOutPolicy } from '../../generated/content/policies/opt-out';
export { privacyPolicy } from '../../generated/content/policies/privacy';
export { stayPolicy } from '../../generated/content/policies/stay';
export { termsPolicy } from '../../generated/content/policies/terms';
export { questions } from '../../generated/content/questions';
export { formerSlugs, slashedSlugs } from '../../generated/content/roomAddresses';
export { roomPages } from '../../generated/content/roomPages/all';
export { stayForm } from '../../generated/content/stay';
export { testimonials } from '../../generated/content/testimonials';
export { viewer } from '../../generated/content/viewer';
export { addresses, indexedPaths, redirects } from '../../shared/addresses';
export { dateLabel, longDayLabel, monthLabel } from '../../shared/dates';
export { distanceLabel } from '../../shared/distance';
export { extraPrice } from '../../shared/extras';
export { hotelDay } from '../../shared/hotelDay';
export { offers } from '../../shared/offers';
export { type PageName, pages } from '../../shared/pages';
export { aliases } from '../../shared/redirects';
export { plainText, sectionsOf } from '../../shared/richText';
export {
  bedLabel,
  bedsLabel,
  occupancyLabel,
  priceLabel,
  type Room,
  type RoomPage,
  rateLabel,
  roomPath,
  sizeLabel,
  sleepsLabel,
  viewLabel,
  wholeAmount,
} from '../../shared/room';
export { matchingRooms } from '../../shared/roomFilter';
export { parseFilter, roomFilters } from '../../shared/roomFilters';

export { bookingLink, mobileBookingLink, outside, site } from '../../shared/site';
export { hotel, jobs, rooms };
export const { views } = viewFile;

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
export { filterLabels, helpWords, messages, sentences } from './messages';
