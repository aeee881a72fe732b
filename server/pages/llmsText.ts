import { hotel } from '../../generated/content/hotel';
import { pageContents } from '../../generated/content/pages/all';
import { homeContent } from '../../generated/content/pages/home';
import { neighborhoodContent } from '../../generated/content/pages/neighborhood';
import { questions } from '../../generated/content/questions';
import { rooms } from '../../generated/content/rooms';
import { addresses } from '../../shared/addresses';
import { pageRow } from '../../shared/pages';
import { distanceLabel } from '../../shared/places';
import { plainText } from '../../shared/richText';
import { priceLabel, roomPath, sizeLabel, viewLabel } from '../../shared/room';
import { bookingLink, site } from '../../shared/site';

const section = (heading: string, lines: readonly string[]) => `## ${heading}\n\n${lines.join('\n')}`;

const hotelFacts = [
  `- Address: ${site.addressLine}`,
  `- Phone: ${site.phone.display}`,
  `- Email: ${site.email}`,
  `- Check-in from ${site.checkIn.display}, checkout by ${site.checkOut.display}`,
  `- Rooms and suites: ${site.roomCount}`,
  `- Languages: ${site.languages.join(', ')}`,
  `- ${hotel.petPolicy}`,
  `- Book at ${bookingLink} or by phone`,
];

const roomLines = (siteUrl: string) =>
  rooms.map((room) => {
    const facts = [viewLabel(room), room.beds, sizeLabel(room), `sleeps ${room.occupancy}`, room.balcony];
    return `- [${room.name}](${siteUrl}${roomPath(room.slug)}): ${priceLabel(room)} a night (${room.tier}). ${facts.join(', ')}. ${room.description}`;
  });

const amenityLines = hotel.amenities.map(({ text, fee }) => `- ${text}${fee ? ' (amenity fee)' : ''}`);

const measureLines = hotel.accessibility.measures.map(({ label, value }) => `- ${label}: ${value}`);

const placeLines = neighborhoodContent.categories.flatMap(({ title, places }) => [
  `- ${title}: ${places.map((place) => `${place.name}, ${distanceLabel(place)}`).join('; ')}`,
]);

const questionLines = questions.topics
  .flatMap((topic) => topic.questions)
  .map(({ question, answer }) => `- ${question} ${plainText(answer)}`);

const pageLines = (siteUrl: string) =>
  addresses.flatMap(({ name, path }) => {
    const { meta } = (pageContents as Record<string, { meta?: { description: string } }>)[name] ?? {};
    const { indexed, label } = pageRow(name);
    return indexed && meta ? [`- [${label}](${siteUrl}${path}): ${meta.description}`] : [];
  });

/** /llms.txt: the hotel in plain words with links, from the same facts as its pages, as llmstxt.org proposes. */
export const llmsText = (siteUrl: string): string =>
  `${[
    `# ${site.fullName}`,
    `> ${site.kicker}. ${homeContent.meta.description}`,
    section('The hotel', hotelFacts),
    section('Rooms and rates', [`${site.ratesNote}.`, '', ...roomLines(siteUrl)]),
    section('Amenities', [hotel.amenityFeeNote, '', ...amenityLines]),
    section('Accessibility', [hotel.accessibility.scope, '', ...measureLines]),
    section('Around the hotel', placeLines),
    section('Questions', questionLines),
    section('Pages', pageLines(siteUrl)),
  ].join('\n\n')}\n`;
