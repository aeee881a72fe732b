/** The sample hotel's content. Tests never hardcode values that an owner can change, but import them from this file. */
import { hotelDay as dayAt } from '../../shared/hotelDay';
import type { PageName } from '../../shared/pages';
import { pages, roomPath } from '../../shared/pages';
import type { SectionedText } from '../../shared/richText';
import type { TownMap } from '../../shared/schema/map';
import type { PageContent } from '../../shared/schema/pages';
import { messagesOf } from './messages';
import { sampleHotel } from './sample-hotel';

/** The sample hotel as the server shows it today. */
const snapshot = sampleHotel();

export const { content, labels, addresses, addressOf, indexedPaths } = snapshot;
const siteData = snapshot.site;

/** Returns the content of content/pages/{name}.json. */
export const pageContent = <Name extends PageName>(name: Name) => content.pages[name] as PageContent<Name>;
const policy = (name: string) => content.policies[name] as SectionedText;

export const privacyPolicy = policy('privacy');
export const termsPolicy = policy('terms');

export const { cookies, roomPages, rooms, hotel: site, stayForm } = content;
export const map = content.map.town as TownMap;

export const { booking: bookingLink, mobileBooking: mobileBookingLink } = siteData.links;
/** The hotel's links to other sites. */
export const external = snapshot.links;

export { type PageName, pages, roomPath } from '../../shared/pages';
export { plainText, sectionsOf } from '../../shared/richText';
export { matchingRooms } from '../../shared/roomFilters';

/** Returns the date at the hotel. @param now defaults to the current time */
export const hotelDay = (now?: Date | number): string => dayAt(site.locale, now);

export const { filterLabels, helpWords, messages, sentences } = messagesOf(snapshot);

export const roomSlugs = rooms.map(({ slug }) => slug);
export const roomPaths = roomSlugs.map(roomPath);
export const pagePaths = addresses.filter(({ name }) => name !== 'room').map(({ path }) => path);
export const unknownPath = '/nope';
/** The canonical paths of all pages, plus one unknown path. */
export const everyPath: readonly string[] = [...addresses.map(({ path }) => path), unknownPath];

/** Kinds of pages with one page per content entry. Tests use one example of each kind, and also an accessible room. */
const perEntry = ['room', 'offer'];
const examples = [
  ...roomPaths.slice(-1),
  ...rooms
    .flatMap(({ slug, wheelchairAccessible }) => (wheelchairAccessible ? [roomPath(slug)] : []))
    .slice(0, 1),
  ...addresses
    .filter(({ name }) => name === 'offer')
    .map(({ path }) => path)
    .slice(0, 1),
];

/** Pages not meant for guests. */
const forDevelopers = ['style-guide', 'test-nav'];

/** One page of each layout that guests see, including the not-found page. */
export const layouts: readonly string[] = [
  ...addresses.flatMap(({ name, path }) => ([...perEntry, ...forDevelopers].includes(name) ? [] : [path])),
  ...new Set(examples),
  unknownPath,
];

/** The pages that differ most in layout, for tests of features that all pages share. */
export const mainLayouts: readonly string[] = [
  pages.home.path,
  pages.rooms.path,
  ...roomPaths.slice(-1),
  pages.gallery.path,
  pages.offers.path,
  pages.neighborhood.path,
  pages.groups.path,
  pages.contact.path,
  pages.careers.path,
  pages['opt-out'].path,
  pages.terms.path,
  pages.book.path,
  unknownPath,
];

/** Each combination of the careers filters, with its matching positions. */
export const jobChoices = content.jobs.departments.flatMap((department) =>
  content.jobs.locations.map((location) => ({
    department,
    location,
    jobs: content.jobs.jobs.filter((job) => job.department === department && job.location === location),
  })),
);
