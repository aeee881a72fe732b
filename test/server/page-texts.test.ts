import { map, neighborhoodContent, pages } from '../support/content';
import { all, wordsOf } from '../support/html';
import { attributes, expectInOrder, htmlOf, mainOf } from '../support/page-html';

describe('the drawings', () => {
  it('of the walk to the beach has its texts', async () => {
    const html = await mainOf(pages.contact.path);
    expect(attributes(html, 'aria-label')).toContain(map.walk.alt);
    expectInOrder(
      wordsOf(html),
      map.walk.words.map(({ text }) => text),
    );
  });

  it('of the town has a description of each place, and links from numbers to entries', async () => {
    const html = await mainOf(pages.neighborhood.path);
    const places = neighborhoodContent.categories.flatMap((category) => category.places);
    expectInOrder(
      wordsOf(html),
      places.map(({ why }) => why),
    );
    for (const { id } of places) expect(html).toContain(`href="#place-${id}"`);
  });
});

describe('the home page', () => {
  it('has a stay form with two native dates for a new tab without an opener, and no film before hydration', async () => {
    const html = await htmlOf(pages.home.path);
    const [form = ''] = /<form class="stay [^>]*>.*?<\/form>/.exec(html) ?? [];
    expect(form).toMatch(/^<form[^>]* action="\/book"/);
    expect(form).toMatch(/^<form[^>]* target="_blank"/);
    expect(form).toMatch(/^<form[^>]* rel="noopener"/);
    expect(all(form, /(type="date")/g)).toHaveLength(2);
    expect(html).not.toContain('<video');
  });
});
