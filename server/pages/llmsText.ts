import { customPath, offerPath, roomPath } from '../../shared/pages';
import type { PageContent } from '../../shared/schema/pages';
import { fill } from '../../shared/templates';
import { runningOffers } from '../content/runningOffers';
import { type Listed, listedAddresses } from './sitemap';
import { answerText } from './structuredData/questions';

const section = (heading: string, lines: readonly string[]) => `## ${heading}\n\n${lines.join('\n')}`;

const hotelLines = ({ content: { ui, amenities }, site }: Listed) =>
  [...ui.crawlers.facts, amenities.petPolicy, fill(ui.crawlers.book, { link: site.links.booking })].map(
    (fact) => `- ${fact}`,
  );

const roomLines = ({ content: { rooms, ui }, labels, site }: Listed) =>
  rooms.map((room) => {
    const { name, slug, tier, description } = room;
    const { viewLabel, sizeLabel, sleepsLabel, rateLabel } = labels;
    const facts = [viewLabel(room), sizeLabel(room), room.balcony, sleepsLabel(room)].join(', ');
    const text = fill(ui.crawlers.room, { rate: rateLabel(room), tier, facts, description });
    return `- [${name}](${site.settings.siteUrl}${roomPath(slug)}): ${text}`;
  });

const amenityLines = ({ content: { amenities, ui } }: Listed) =>
  amenities.amenities.map(({ text, fee }) => `- ${text}${fee ? ` ${ui.crawlers.inFee}` : ''}`);

function measureLines({ content, labels }: Listed): string[] {
  const { survey, room } = content.accessibility;
  return [
    ...room.measures.map(({ label, value }) => `- ${label}: ${value}`),
    ...(survey ? ['', fill(survey.stated, { date: labels.dateLabel(survey.surveyBy) })] : []),
  ];
}

const placeLines = ({ categories }: PageContent<'neighborhood'>, { labels }: Listed) =>
  categories.flatMap(({ title, places }) => [
    `- ${title}: ${places.map((place) => `${place.name}, ${labels.distanceLabel(place)}`).join('; ')}`,
  ]);

const questionLines = ({ content: { questions } }: Listed) =>
  questions.topics
    .flatMap((topic) => topic.questions)
    .map(({ question, answer }) => `- ${question} ${answerText(answer)}`);

const offerLines = ({ content, day, site }: Listed) =>
  runningOffers(content, day).map(
    ({ id, title, text }) => `- [${title}](${site.settings.siteUrl}${offerPath(id)}): ${text}`,
  );

const customPageLines = ({ content, site }: Listed) =>
  Object.values(content.customPages).map(
    ({ slug, title, description }) =>
      `- [${title}](${site.settings.siteUrl}${customPath(slug)}): ${description}`,
  );

const pageLines = (hotel: Listed) =>
  listedAddresses(hotel).flatMap(({ name, path }) => {
    const { pages, ui } = hotel.content;
    const { meta } = (pages as Record<string, { meta?: { description: string } }>)[name] ?? {};
    const { siteUrl } = hotel.site.settings;
    return meta ? [`- [${ui.pages[name]}](${siteUrl}${path}): ${meta.description}`] : [];
  });

/** /llms.txt (llmstxt.org): a summary of the hotel with links, from the same content as the pages. */
export function llmsText(hotel: Listed): string {
  const { hotel: facts, amenities, accessibility, ui, pages } = hotel.content;
  const { headings } = ui.crawlers;
  const home = pages.home as PageContent<'home'>;
  const neighborhood = pages.neighborhood as PageContent<'neighborhood'> | undefined;
  return `${[
    `# ${facts.fullName}`,
    `> ${facts.kicker}. ${home.meta.description}`,
    section(headings.hotel, hotelLines(hotel)),
    section(headings.rooms, [`${facts.ratesNote}.`, '', ...roomLines(hotel)]),
    section(headings.amenities, [
      ...(amenities.amenityFeeNote ? [amenities.amenityFeeNote, ''] : []),
      ...amenityLines(hotel),
    ]),
    section(headings.accessibility, [accessibility.room.scope, '', ...measureLines(hotel)]),
    ...(neighborhood ? [section(headings.places, placeLines(neighborhood, hotel))] : []),
    section(headings.questions, questionLines(hotel)),
    section(headings.pages, [...pageLines(hotel), ...customPageLines(hotel), ...offerLines(hotel)]),
  ].join('\n\n')}\n`;
}
