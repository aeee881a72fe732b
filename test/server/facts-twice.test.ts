import { readSource } from '../../tools/content/read';
import {
  groupsContent,
  homeContent,
  hotel,
  neighborhoodContent,
  questions,
  roomPages,
  roomSlugs,
  site,
  testimonials,
} from '../support/content';
import { textsOf } from '../support/html';

/** Facts that more than one text tells: they must agree, whichever of them an owner changes. */

/** The raw texts of content/, tokens not yet replaced. */
const files = [...readSource('.', []).files];

const filesWith = (text: string) => files.filter(([, raw]) => raw.includes(text)).map(([name]) => name);

describe('a fact is typed once and named by its token elsewhere', () => {
  it.each(Object.values(site.figures).filter((figure) => /\D/.test(figure)))('%s', (figure) => {
    expect(filesWith(figure)).toEqual(['site.json']);
  });

  it.each(hotel.extras.items.map(({ price }) => price))('%s', (price) => {
    expect(filesWith(price)).toEqual(['hotel.json']);
  });

  it('the distance of a place, or of an airport', () => {
    const typed = files.flatMap(([name, raw]) => (/\d miles?\b/.test(raw) ? [name] : []));
    expect(typed).toEqual([]);
  });

  it.each([site.checkIn.display, site.checkOut.display, `$${site.amenityFee}`, site.phone.display])(
    '%s',
    (fact) => {
      const isIn = new RegExp(`${fact.replace(/[.$()]/g, '\\$&')}(?![\\d,])`);
      expect(
        files.filter(([name, raw]) => name !== 'site.json' && isIn.test(raw)).map(([name]) => name),
      ).toEqual([]);
    },
  );
});

describe('the occupancy tax', () => {
  it('has its rate from the content wherever it is named', () => {
    const typed = files.filter(([, raw]) => /\btax of \d/.test(raw)).map(([name]) => name);
    expect(typed).toEqual([]);
    expect(filesWith('{occupancyTax}').length).toBeGreaterThan(1);
  });
});

describe('what one page says, another does not deny', () => {
  it('what is free is not paid for with the fee', () => {
    expect(
      hotel.amenities.filter(({ text, fee }) => fee && /\bfree\b/i.test(text.replace(/\w+-free/, ''))),
    ).toEqual([]);
  });

  it.each(roomSlugs)('%s has the streaming, charging and Wi-Fi that every room is said to have', (slug) => {
    const texts = textsOf(roomPages[slug]).join(' ');
    expect(texts).toMatch(/stream/i);
    expect(texts).toContain('USB charging');
    expect(texts).toContain('Wi-Fi');
  });

  it.each(roomSlugs)('%s names the town in its own words and closes with a line of its own', (slug) => {
    const { intro, details, closing } = roomPages[slug] as (typeof roomPages)[string];
    expect([...intro, ...details].join(' ')).toMatch(
      new RegExp(`${site.address.city}|Moonlight Beach|Swami’s`),
    );
    const lines = roomSlugs.map((each) => roomPages[each]?.closing);
    expect(lines.filter((line) => line === closing)).toHaveLength(1);
  });

  it('rooms with rollaway beds say what one costs', () => {
    const price = hotel.extras.items.find(({ id }) => id === 'rollaway-bed')?.price ?? '';
    const texts = roomSlugs.map((slug) => textsOf(roomPages[slug]?.details).join(' '));
    const withRollaways = texts.filter((text) => /rollaway/.test(text));
    expect(withRollaways.length).toBeGreaterThan(0);
    expect(withRollaways.filter((text) => !text.includes(price))).toEqual([]);
  });

  it('a print on the home page leads to the section that has its place', () => {
    for (const { place, to } of homeContent.neighborhood.posters) {
      const section = neighborhoodContent.categories.find(({ id }) => to.endsWith(`#${id}`));
      expect(section?.places.map(({ name }) => name)).toContain(place.name);
    }
    const targets = homeContent.neighborhood.posters.map(({ to }) => to);
    expect(new Set(targets).size).toBe(targets.length);
  });

  it('no two testimonials share a name', () => {
    const authors = [...testimonials, ...groupsContent.testimonials.items].map(({ author }) => author);
    const names = authors.flatMap((author) => author.replace(/,.*/, '').match(/\p{Lu}\p{Ll}+/gu) ?? []);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('what the owner has to measure', () => {
  it('says of every accessible feature whether that was done', () => {
    const { measures, groups } = hotel.accessibility;
    const facts = [...measures, ...groups.flatMap((group) => [...group.facts])];
    expect(facts.length).toBeGreaterThan(measures.length);
    for (const { verified } of facts) expect(typeof verified).toBe('boolean');
  });

  it('covers what a guest must be able to judge alone (28 CFR 36.302(e))', () => {
    const words = hotel.accessibility.groups
      .flatMap(({ facts }) => facts.map(({ label }) => label))
      .join(' | ');
    for (const topic of [
      /parking/i,
      /route/i,
      /entrance/i,
      /pool/i,
      /sun deck/i,
      /breakfast/i,
      /roll-in shower/i,
      /beds/i,
      /room door/i,
      /toilet bars/i,
      /communication/i,
    ])
      expect(words).toMatch(topic);
  });
});

describe('questions and answers', () => {
  it('are twenty or more, by topic, and no two alike', () => {
    const asked = questions.topics.flatMap((topic) => topic.questions.map(({ question }) => question));
    expect(asked.length).toBeGreaterThanOrEqual(20);
    expect(new Set(asked).size).toBe(asked.length);
    for (const topic of questions.topics) expect(topic.questions.length).toBeGreaterThan(0);
  });
});
