/** The content of the small hotel, which the server's tests use. */
import type { PageName } from '../../shared/pages';
import type { PageContent } from '../../shared/schema/pages';
import { smallDirectory } from './hotel-source';
import { messagesOf } from './messages';
import { sampleHotel } from './sample-hotel';

export { smallDirectory } from './hotel-source';

export const small = sampleHotel(smallDirectory);
export const { addresses, content, indexedPaths, labels, redirects } = small;
export const { amenities, offers, rooms, hotel: site, stayForm } = content;
export const { errors, filterLabels, helpWords, messages, sentences } = messagesOf(small);

/** Returns the content of content/pages/{name}.json. */
export const pageContent = <Name extends PageName>(name: Name) => content.pages[name] as PageContent<Name>;

export const unknownPath = '/nope';
/** The canonical paths of all pages, plus one unknown path. */
export const everyPath: readonly string[] = [...addresses.map(({ path }) => path), unknownPath];
