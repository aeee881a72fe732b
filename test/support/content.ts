/** What tests know of the hotel: everything that an owner may change is read here, and never typed into a test. */
import { hotel } from '../../generated/content/hotel';
import { jobs } from '../../generated/content/jobs';
import { rooms } from '../../generated/content/rooms';
import { addresses } from '../../shared/addresses';
import { roomPath } from '../../shared/room';

export { cookies } from '../../generated/content/cookies';
export { map } from '../../generated/content/map';
export { aboutContent } from '../../generated/content/pages/about';
export { bookContent } from '../../generated/content/pages/book';
export { careersContent } from '../../generated/content/pages/careers';
export { contactContent } from '../../generated/content/pages/contact';
export { doNotSellContent } from '../../generated/content/pages/do-not-sell';
export { galleryContent } from '../../generated/content/pages/gallery';
export { groupsContent } from '../../generated/content/pages/groups';
export { homeContent } from '../../generated/content/pages/home';
export { neighborhoodContent } from '../../generated/content/pages/neighborhood';
export { notFoundContent } from '../../generated/content/pages/not-found';
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
export { hotelDay } from '../../shared/hotelDay';
export { payLabel } from '../../shared/jobs';
export { messages } from '../../shared/messages';
export { type PageName, pages } from '../../shared/pages';
export { distanceLabel } from '../../shared/places';
export { aliases } from '../../shared/redirects';
export { plainText, sectionsOf } from '../../shared/richText';
export {
  bedLabel,
  dollars,
  occupancyLabel,
  priceLabel,
  type Room,
  type RoomPage,
  roomPath,
  sizeLabel,
  viewLabel,
} from '../../shared/room';
export {
  filterLabels,
  matchingRooms,
  parseFilter,
  type RoomFilter,
  roomFilters,
} from '../../shared/roomFilter';
export { bookingLink, mobileBookingLink, outside, site } from '../../shared/site';
export { hotel, jobs, rooms };

export const roomSlugs = rooms.map(({ slug }) => slug);
export const roomPaths = roomSlugs.map(roomPath);
export const pagePaths = addresses.filter(({ name }) => name !== 'room').map(({ path }) => path);
export const unknownPath = '/nope';
/** Every page by its canonical address, and one address that leads nowhere. */
export const everyPath: readonly string[] = [...addresses.map(({ path }) => path), unknownPath];

/** Those of them that differ in more than their texts: of the rooms one. */
export const distinctPaths: readonly string[] = [...pagePaths, ...roomPaths.slice(-1), unknownPath];

/** Every choice of the careers filters, with the positions that it leaves. */
export const jobChoices = jobs.departments.flatMap((department) =>
  jobs.locations.map((location) => ({
    department,
    location,
    jobs: jobs.jobs.filter((job) => job.department === department && job.location === location),
  })),
);
