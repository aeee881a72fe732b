/** What content may say at the edges of its rules, where a stricter rule would stop an owner for nothing. */
import { compiled, type Edits, faultsOf, source } from '../support/compile';
import { roomSlugs } from '../support/content';

const [slug = '', otherSlug = ''] = roomSlugs;

it('content may say what lies just inside its rules', () => {
  const [picture] = source.pictures.keys();
  const day = { firstDay: '2027-01-01', lastDay: '2027-01-01' };
  const edits: Edits = {
    'jobs.json': ({ jobs: [job] }) => {
      Object.assign(job.pay, { from: 30, to: 30 });
      Object.assign(job, { datePosted: '2027-01-01', validThrough: '2027-01-01' });
    },
    'offers/one-day.json': JSON.stringify({
      ...{ title: 'A', text: 'B', terms: 'C', code: 'x'.repeat(20), rooms: [slug], picture },
      ...day,
    }),
    // Within many countries a 0 stands before the number.
    'site.json': ({ phone }) =>
      Object.assign(phone, { display: '00 20 7946 0000', international: '+44-20-7946-0000' }),
    [`rooms/${slug}.json`]: ({ plan: { pieces } }) => {
      pieces[0].side = 'left';
      pieces[1].side = 'right';
    },
    'places.json': ({ places: [one, two] }) => {
      Object.assign(one, { x: 20, y: 1361 });
      Object.assign(two, { x: 64, y: 1361 });
    },
  };
  expect(faultsOf(edits)).toEqual([]);
});

it('and not what lies just outside', () => {
  const [picture] = source.pictures.keys();
  const offer = (more: object) =>
    JSON.stringify({
      ...{ title: 'A', text: 'B', terms: 'C', code: 'D', rooms: 'all', picture },
      ...{ firstDay: '2027-01-02', lastDay: '2027-01-02', ...more },
    });
  const edits: Edits = {
    'jobs.json': ({ jobs: [one, two] }) => {
      one.pay.from = 0;
      two.pay.to = 'much';
    },
    'offers/code.json': offer({ code: 'x'.repeat(21) }),
    'offers/days.json': offer({ lastDay: '2027-01-01' }),
    'offers/rooms.json': offer({ rooms: [] }),
    'map.json': ({ walk }) => (walk.path = '<b> M 0 0'),
    [`rooms/${otherSlug}.json`]: (json) => {
      json.plan.pieces = 'none';
      json.hidden = 'yes';
    },
  };
  expect([...faultsOf(edits)].sort()).toEqual([
    'content/jobs.json: jobs[1].pay.from must be a whole number of dollars, not 0',
    'content/jobs.json: jobs[2].pay.to must be a whole number of dollars, not "much"',
    'content/map.json: walk.path must be the data of an SVG path, not "<b> M 0 0"',
    'content/offers/code.json: code must have 1 to 20 letters, digits and hyphens',
    'content/offers/days.json: lastDay must not come before firstDay',
    'content/offers/rooms.json: rooms must name a room, or be "all"',
    `content/rooms/${otherSlug}.json: hidden must be true or false, not "yes"`,
    `content/rooms/${otherSlug}.json: plan.pieces must be a list, not "none"`,
  ]);
});

describe('a page without a schema of its own', () => {
  const file = 'pages/new-page.json';
  const page = {
    meta: { title: 'New', description: 'x'.repeat(70) },
    sections: [{ heading: 'Eleven', paragraphs: ['{roomCount} rooms.'] }],
  };

  it('has sections of words', () => {
    const { pages, facts } = compiled({ [file]: JSON.stringify(page) });
    expect(pages['new-page']).toEqual({
      ...page,
      sections: [{ heading: 'Eleven', paragraphs: [`${facts.roomCount} rooms.`] }],
    });
  });

  it('has no others', () => {
    expect(faultsOf({ [file]: JSON.stringify({ ...page, sections: [{ title: 'Eleven' }] }) })).toEqual([
      `content/${file}: sections[1].heading is missing`,
      `content/${file}: sections[1].paragraphs is missing`,
      `content/${file}: sections[1].title is not known here`,
    ]);
  });
});
