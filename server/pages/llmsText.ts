import { accessibility } from '../../generated/content/accessibility';
import { hotel } from '../../generated/content/hotel';
import { offerDetails } from '../../generated/content/offerDetails';
import { pageContents } from '../../generated/content/pages/all';
import { homeContent } from '../../generated/content/pages/home';
import { neighborhoodContent } from '../../generated/content/pages/neighborhood';
import { questions } from '../../generated/content/questions';
import { rooms } from '../../generated/content/rooms';
import { pageLabels } from '../../generated/content/words/pages';
import { listedAddresses } from '../../shared/addresses';
import { distanceLabel } from '../../shared/distance';
import { offerPath, runningOn } from '../../shared/offers';
import { rateLabel, roomPath, sizeLabel, sleepsLabel, viewLabel } from '../../shared/room';
import { isShown } from '../../shared/shownPages';
import { bookingLink, site } from '../../shared/site';
import { answerText } from './structuredData/questions';

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
    const facts = [viewLabel(room), sizeLabel(room), room.balcony, sleepsLabel(room)];
    return `- [${room.name}](${siteUrl}${roomPath(room.slug)}): ${rateLabel(room)} a night (${room.tier}). ${facts.join(', ')}. ${room.description}`;
  });

const amenityLines = hotel.amenities.map(({ text, fee }) => `- ${text}${fee ? ' (amenity fee)' : ''}`);

const measureLines = accessibility.room.measures.map(({ label, value }) => `- ${label}: ${value}`);

const placeLines = () =>
  neighborhoodContent.categories.flatMap(({ title, places }) => [
    `- ${title}: ${places.map((place) => `${place.name}, ${distanceLabel(place)}`).join('; ')}`,
  ]);

const questionLines = questions.topics
  .flatMap((topic) => topic.questions)
  .map(({ question, answer }) => `- ${question} ${answerText(answer)}`);

const offerLines = (siteUrl: string, day: string) =>
  runningOn(day).map(
    ({ id, title }) => `- [${title}](${siteUrl}${offerPath(id)}): ${offerDetails[id]?.description}`,
  );

const pageLines = (siteUrl: string, day: string) =>
  listedAddresses(day).flatMap(({ name, path }) => {
    const { meta } = (pageContents as Record<string, { meta?: { description: string } }>)[name] ?? {};
    return meta ? [`- [${pageLabels[name]}](${siteUrl}${path}): ${meta.description}`] : [];
  });

/** /llms.txt (llmstxt.org): a summary of the hotel with links, from the same content as the pages. */
export const llmsText = (siteUrl: string, day: string): string =>
  `${[
    `# ${site.fullName}`,
    `> ${site.kicker}. ${homeContent.meta.description}`,
    section('The hotel', hotelFacts),
    section('Rooms and rates', [`${site.ratesNote}.`, '', ...roomLines(siteUrl)]),
    section('Amenities', [...(hotel.amenityFeeNote ? [hotel.amenityFeeNote, ''] : []), ...amenityLines]),
    section('Accessibility', [accessibility.room.scope, '', ...measureLines]),
    ...(isShown('neighborhood') ? [section('Around the hotel', placeLines())] : []),
    section('Questions', questionLines),
    section('Pages', [...pageLines(siteUrl, day), ...offerLines(siteUrl, day)]),
  ].join('\n\n')}\n`;
