/** What tests know of the hotel: everything that an owner may change is read here, and never typed into a test. */
import { careers, departments, jobLocations } from '../../shared/content/careers';
import { roomSlugs } from '../../shared/roomSlugs';
import { pages, roomPath } from '../../shared/routes';

export { about } from '../../shared/content/about';
export { accessibilityStatement } from '../../shared/content/accessibility';
export { careers, departments, jobLocations, payLabel } from '../../shared/content/careers';
export { contact } from '../../shared/content/contact';
export { cookieBanner, cookieCategories, cookieDialog } from '../../shared/content/cookies';
export { doNotSellPage, doNotSellSections, optOutForm } from '../../shared/content/do-not-sell';
export { featuredRooms } from '../../shared/content/featured';
export { gallery } from '../../shared/content/gallery';
export { groups } from '../../shared/content/groups';
export { home } from '../../shared/content/home';
export {
  accessibilityMeasures,
  amenityFeeNote,
  hotelAmenities,
  petPolicy,
} from '../../shared/content/hotel';
export { lastUpdated } from '../../shared/content/legal';
export { neighborhood } from '../../shared/content/neighborhood';
export { notFound } from '../../shared/content/not-found';
export { managePreferences, optOutCategories, optOutPage, signalHonored } from '../../shared/content/opt-out';
export { distanceLabel } from '../../shared/content/places';
export { aboutUs, privacyPage, privacyTabs } from '../../shared/content/privacy';
export { questions } from '../../shared/content/questions';
export {
  bedLabel,
  occupancyLabel,
  priceLabel,
  type Room,
  type RoomPage,
  sizeLabel,
  viewLabel,
} from '../../shared/content/room';
export {
  filterLabels,
  matchingRooms,
  parseFilter,
  type RoomFilter,
  roomFilters,
} from '../../shared/content/room-filter';
export { roomPageLoaders } from '../../shared/content/room-pages';
export { rooms } from '../../shared/content/rooms';
export { comfortTechnologyConveniences, roomsPage } from '../../shared/content/rooms-page';
export { termsPage, termsSections } from '../../shared/content/terms';
export { stayLabel, testimonials } from '../../shared/content/testimonials';
export { messages } from '../../shared/messages';
export { default as firstViewOf360 } from '../../shared/pictures/room-360-1';
export { roomSlugs } from '../../shared/roomSlugs';
export { aliases, pages, redirects, roomPath } from '../../shared/routes';
export {
  addressLine,
  bookingLink,
  mobileBookingLink,
  outside,
  rateNote,
  site,
  socials,
} from '../../shared/site';

export const pagePaths = Object.values(pages).map(({ path }) => path);
export const roomPaths = roomSlugs.map(roomPath);
export const unknownPath = '/nope';
/** Every page by its canonical address, and one address that leads nowhere. */
export const everyPath: readonly string[] = [...pagePaths, ...roomPaths, unknownPath];

/** Every choice of the careers filters, with the positions that it leaves. */
export const jobChoices = departments.flatMap((department) =>
  jobLocations.map((location) => ({
    department,
    location,
    jobs: careers.positions.jobs.filter((job) => job.department === department && job.location === location),
  })),
);
