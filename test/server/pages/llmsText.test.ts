import { roomPath } from '../../../shared/pages';
import { all, descriptionOf } from '../../support/html';
import {
  amenities,
  content,
  indexedPaths,
  labels,
  pageContent,
  rooms,
  site,
} from '../../support/small-hotel';
import { testSite } from '../../support/test-app';

const { accessibility, ui } = content;
const { distanceLabel, rateLabel, sizeLabel, sleepsLabel, viewLabel } = labels;

const siteUrl = 'https://www.harborinn.example';
const { textOf } = testSite({ SITE_URL: siteUrl });

describe('llms.txt', () => {
  it('is Markdown with a title, a summary, and sections', async () => {
    const text = await textOf('/llms.txt');
    expect(text.startsWith(`# ${site.fullName}\n\n> ${site.kicker}. `)).toBe(true);
    expect(all(text, /^## (.*)$/gm)).toEqual(Object.values(ui.crawlers.headings));
    // Exactly one blank line around each heading and before each list.
    expect(text).not.toMatch(/[^\n]\n## |^#.*\n[^\n]|^(?!- ).+\n- |\n\n\n/m);
    expect(text).not.toMatch(/<[a-z]|undefined|\[object|\{/);
  });

  it('has the same facts as the pages', async () => {
    const text = await textOf('/llms.txt');
    const facts = [
      ...[site.addressLine, site.phone.display, site.email, amenities.petPolicy, site.ratesNote],
      ...amenities.amenities.map((amenity) => amenity.text),
      ...accessibility.room.measures.map(({ label, value }) => `${label}: ${value}`),
      ...pageContent('neighborhood').categories.flatMap(({ places }) =>
        places.map((place) => `${place.name}, ${distanceLabel(place)}`),
      ),
    ];
    expect(facts.filter((each) => !text.includes(each))).toEqual([]);
    for (const room of rooms) {
      const [line = ''] = all(text, new RegExp(`^- \\[${room.name}\\]\\(${siteUrl}(.*)$`, 'gm'));
      const roomFacts = [viewLabel(room), sizeLabel(room), room.balcony, sleepsLabel(room)].join(', ');
      for (const each of [roomPath(room.slug), rateLabel(room), roomFacts, room.description])
        expect(line).toContain(each);
    }
  });

  it('links to every other public page with its description', async () => {
    const text = await textOf('/llms.txt');
    for (const path of indexedPaths.filter((each) => !each.startsWith('/room/')))
      expect(text).toContain(`](${siteUrl}${path}): ${descriptionOf(await textOf(path))[0]}`);
    expect(text).not.toContain('/unsubscribe');
  });
});
