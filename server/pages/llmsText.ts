import { accessibility } from '../../generated/content/accessibility';
import { hotel } from '../../generated/content/hotel';
import { offerDetails } from '../../generated/content/offerDetails';
import { pageContents } from '../../generated/content/pages/all';
import { homeContent } from '../../generated/content/pages/home';
import { neighborhoodContent } from '../../generated/content/pages/neighborhood';
import { questions } from '../../generated/content/questions';
import { rooms } from '../../generated/content/rooms';
import { crawlerWords as words } from '../../generated/content/words/crawlers';
import { pageLabels } from '../../generated/content/words/pages';
import { distanceLabel } from '../../shared/distance';
import { offerPath, runningOn } from '../../shared/offers';
import { rateLabel, roomPath, sizeLabel, sleepsLabel, viewLabel } from '../../shared/room';
import { isShown } from '../../shared/shownPages';
import { bookingLink, site } from '../../shared/site';
import { fill } from '../../shared/words';
import { listedAddresses } from './sitemap';
import { answerText } from './structuredData/questions';

const section = (heading: string, lines: readonly string[]) => `## ${heading}\n\n${lines.join('\n')}`;

const { headings } = words;

const hotelLines = [...words.facts, hotel.petPolicy, fill(words.book, { link: bookingLink })].map(
  (fact) => `- ${fact}`,
);

const roomLines = (siteUrl: string) =>
  rooms.map((room) => {
    const { name, slug, tier, description } = room;
    const facts = [viewLabel(room), sizeLabel(room), room.balcony, sleepsLabel(room)].join(', ');
    const text = fill(words.room, { rate: rateLabel(room), tier, facts, description });
    return `- [${name}](${siteUrl}${roomPath(slug)}): ${text}`;
  });

const amenityLines = hotel.amenities.map(({ text, fee }) => `- ${text}${fee ? ` ${words.inFee}` : ''}`);

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
    section(headings.hotel, hotelLines),
    section(headings.rooms, [`${site.ratesNote}.`, '', ...roomLines(siteUrl)]),
    section(headings.amenities, [
      ...(hotel.amenityFeeNote ? [hotel.amenityFeeNote, ''] : []),
      ...amenityLines,
    ]),
    section(headings.accessibility, [accessibility.room.scope, '', ...measureLines]),
    ...(isShown('neighborhood') ? [section(headings.places, placeLines())] : []),
    section(headings.questions, questionLines),
    section(headings.pages, [...pageLines(siteUrl, day), ...offerLines(siteUrl, day)]),
  ].join('\n\n')}\n`;
