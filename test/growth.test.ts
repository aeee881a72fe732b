/**
 * A room is one file and its pictures; a page is a folder, a row, a name and a file of texts; a form field is an entry, its
 * label and its error message. Adds them to a copy of the project as CONTRIBUTING.md describes, and changes nothing else.
 * Then releases the copy with another text.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { inWords } from '../shared/inWords';
import {
  endAllServers,
  type ServerProcess,
  startServer,
  temporaryDirectory,
  until,
} from '../tools/harness/serverProcess';
import { idle, type OpenPage, open } from './support/browser';
import { careersContent, pages, priceLabel, roomPath, rooms } from './support/content';
import {
  all,
  canonicalOf,
  descriptionOf,
  h1Of,
  insideLinks,
  structuredData,
  titleOf,
  wordsOf,
} from './support/html';
import { copyProject, type ProjectCopy } from './support/project-copy';
import { validPosts } from './support/validPosts';

jest.setTimeout(300_000);

const siteUrl = 'https://www.theenci.example';
const slug = 'kelp-forest-king';
const roomAddress = roomPath(slug);
const pageAddress = '/surf';
const price = 4321;
const count = rooms.length + 1;

const dataDirectory = temporaryDirectory();

let project: ProjectCopy;
let site: ServerProcess;

async function addRoom() {
  const [like] = rooms;
  if (!like) throw new Error('there is no room to copy');
  const room = JSON.parse(project.read(`content/rooms/${like.slug}.json`));
  const description =
    'A new room that was added by a test, which is long enough for the results of a search.';
  delete room.formerSlugs;
  delete room.slashRequired;
  delete room.plan;
  project.write(
    `content/rooms/${slug}.json`,
    JSON.stringify({
      ...room,
      name: 'Kelp King Added by a Test',
      order: 1e6,
      price,
      page: {
        ...room.page,
        title: 'Kelp King Added by a Test, Park View, Encinitas',
        description,
        sharedPictures: [],
      },
    }),
  );
  // Small and of one color, so that its renditions are fast.
  const background = { r: 20, g: 120, b: 110 };
  await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toFile(path.join(project.root, `media/${slug}-1.jpg`));
  const alt = 'A bed between painted walls of kelp, put here to see whether the house can grow.';
  project.write(`media/${slug}-1.json`, JSON.stringify({ alt, point: '50% 50%' }));
}

function addPage() {
  const folder = 'client/pages/Surf';
  mkdirSync(path.join(project.root, folder));
  project.write(`${folder}/Surf.css`, '.surf {\n  color: var(--ink);\n}\n');
  project.write(
    `${folder}/Surf.tsx`,
    `import { surfContent } from '../../../generated/content/pages/surf';
import { pages } from '../../../shared/pages';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { Section } from '../../components/Section/Section';

const { meta, sections } = surfContent;

export default function Surf() {
  return (
    <>
      <Head {...meta} path={pages.surf.path} />
      <Hero title={meta.title} />
      {sections.map(({ heading, paragraphs }, index) => (
        <Section key={heading} labelledBy={\`surf-\${index}\`} className="surf">
          <h2 id={\`surf-\${index}\`}>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Section>
      ))}
    </>
  );
}
`,
  );
  project.edit(
    'shared/pages.ts',
    'export const pages = {\n',
    `export const pages = {\n  surf: { path: '${pageAddress}', indexed: true },\n`,
  );
  project.write(
    'content/pages/surf.json',
    JSON.stringify({
      meta: {
        title: 'Surf Report',
        description:
          'A page about Encinitas that was added by a test, with a description long enough for the results of a search.',
      },
      sections: [{ heading: 'Who Goes Out', paragraphs: ['{RoomCountInWords} rooms, {roomCount} boards.'] }],
    }),
  );
  project.edit('content/words/pages.json', '{\n', '{ "surf": "Surf",\n');
}

function addField() {
  project.edit(
    'shared/forms/contact.ts',
    '    message: {',
    `    company: {
      kind: 'line',
      help: 'company',
      most: 40,
      autoComplete: 'organization',
      mail: true,
      acknowledged: true,
      sample: 'Alvarado Boards',
    },
    message: {`,
  );
  project.edit(
    'content/pages/contact.json',
    '"message": "Message"',
    '"company": "Firm", "message": "Message"',
  );
  project.edit('content/forms.json', '"subject": "', '"company": "Enter your company.", "subject": "');
}

/** @param env further settings */
const start = (env: Record<string, string> = {}) =>
  startServer(
    path.join(project.root, 'dist/server/index.js'),
    { DATA_DIR: dataDirectory, LOG_LEVEL: 'warn', SITE_URL: siteUrl, ...env },
    project.root,
  );

beforeAll(async () => {
  project = copyProject();
  await addRoom();
  addPage();
  addField();
  project.run('npm', 'run', 'media');
  project.run('npm', 'run', 'build');
  site = await start();
});
afterAll(endAllServers);

const htmlOf = async (address: string) => (await fetch(site.url + address)).text();
const dataOf = (html: string, type: string) => structuredData(html).find((each) => each['@type'] === type);

describe.each([
  ['a room', roomAddress, 'Kelp King Added by a Test'],
  ['a page', pageAddress, 'Surf Report'],
])('%s that was added', (_what, address, title) => {
  let html: string;
  beforeAll(async () => {
    html = await htmlOf(address);
  });

  it('is served with its title, description and canonical link', async () => {
    expect((await fetch(site.url + address)).status).toBe(200);
    expect(html.startsWith('<!DOCTYPE html>') && html.endsWith('</html>')).toBe(true);
    expect(titleOf(html)).toEqual([expect.stringContaining(title)]);
    expect(h1Of(html)).toEqual([title]);
    expect(descriptionOf(html)).toHaveLength(1);
    expect(canonicalOf(html)).toEqual([siteUrl + address]);
  });

  it('is in the sitemap', async () => {
    expect(all(await htmlOf('/sitemap.xml'), /<loc>([^<]*)<\/loc>/g)).toContain(siteUrl + address);
  });

  it('has scripts and a style sheet that exist', async () => {
    const files = all(html, /(?:href|src)="(\/assets\/[^"]*)"/g);
    const scripts = all(html, /<meta name="scripts" content="([^"]*)"/g).flatMap((list) => list.split(' '));
    expect(scripts.length).toBeGreaterThan(1);
    for (const file of [...files, ...scripts])
      expect([file, (await fetch(site.url + file)).status]).toEqual([file, 200]);
    expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(1);
  });

  it('has breadcrumbs from the home page', () => {
    const trail = dataOf(html, 'BreadcrumbList')?.itemListElement as { item: string }[];
    expect(trail.map(({ item }) => item)).toEqual(expect.arrayContaining([`${siteUrl}/`, siteUrl + address]));
  });
});

describe('a room that was added', () => {
  it('is on the Rooms page with its rate and a link to its page', async () => {
    const html = await htmlOf('/rooms-suites');
    expect(insideLinks(html)).toContain(roomAddress);
    expect(wordsOf(html)).toContain(priceLabel({ price }));
  });

  it('is a HotelRoom with its rate in its own structured data and the hotel’s', async () => {
    const own = dataOf(await htmlOf(roomAddress), 'Hotel');
    expect(own).toMatchObject({
      containsPlace: { '@type': 'HotelRoom', name: 'Kelp King Added by a Test' },
      makesOffer: { priceSpecification: { price } },
    });
    const hotel = dataOf(await htmlOf('/'), 'Hotel');
    expect(hotel?.numberOfRooms).toBe(count);
    expect(hotel?.makesOffer).toHaveLength(count);
  });

  it('shows its picture', async () => {
    const [picture = ''] = all(
      await htmlOf(roomAddress),
      new RegExp(`(/media/${slug}-1-[^" ]*\\.webp)`, 'g'),
    );
    expect((await fetch(site.url + picture)).headers.get('content-type')).toBe('image/webp');
  });

  it('is counted in texts, in figures and in words', async () => {
    const words = inWords(count);
    const capital = words.charAt(0).toUpperCase() + words.slice(1);
    expect(wordsOf(await htmlOf(pageAddress))).toContain(`${capital} rooms, ${count} boards.`);
  });
});

describe('a field that was added to the contact form', () => {
  const post = (type: string, body: string) =>
    fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
      redirect: 'manual',
    });
  const byScript = (fields: object) => post('application/json', JSON.stringify(fields));
  const byForm = (fields: Record<string, string>) =>
    post('application/x-www-form-urlencoded', String(new URLSearchParams(fields)));

  it('is in the form with its label, and is required', async () => {
    const html = await htmlOf('/contact');
    const [input = ''] = all(html, /(<input[^>]* name="company"[^>]*>)/g);
    expect(input).toContain(' autoComplete="organization"');
    expect(input).toContain(' required=""');
    const [id = ''] = all(input, / id="([^"]*)"/g);
    expect(html).toContain(`for="${id}">Firm</label>`);
  });

  it('is validated by the server', async () => {
    const missing = await byScript(validPosts.contact);
    expect([missing.status, await missing.json()]).toMatchObject([
      400,
      { errors: { company: 'Enter your company.' } },
    ]);
    const long = await byForm({ ...validPosts.contact, company: 'x'.repeat(41) });
    expect(long.status).toBe(400);
    expect(wordsOf(await long.text())).toContain('This can hold at most 40 characters.');
  });

  it('is in the mails to the hotel and to the guest, with JavaScript and without', async () => {
    expect((await byScript({ ...validPosts.contact, company: 'Swell & Sons' })).status).toBe(200);
    expect((await byForm({ ...validPosts.contact, company: 'Kelp Works' })).status).toBe(303);
    const queue = path.join(dataDirectory, 'outbox/queued');
    const texts = readdirSync(queue).map(
      (file): string => JSON.parse(readFileSync(path.join(queue, file), 'utf8')).call.text,
    );
    for (const company of ['Swell & Sons', 'Kelp Works'])
      expect(texts.filter((text) => new RegExp(`^Firm: +${company}$`, 'm').test(text))).toHaveLength(2);
  });
});

describe('a release', () => {
  const changedTitle = `${careersContent.hero.title} anew`;
  let page: OpenPage;

  beforeAll(async () => {
    // A server copies the files of its build shortly after its start.
    await until(() => existsSync(path.join(dataDirectory, 'assets/current.json')));
    page = await open(pages.contact.path, { site: site.url });
    await site.end('SIGTERM');
    const file = 'content/pages/careers.json';
    const texts = JSON.parse(project.read(file));
    project.write(file, JSON.stringify({ ...texts, hero: { ...texts.hero, title: changedTitle } }));
    project.run('npm', 'run', 'build');
    site = await start({ PORT: new URL(site.url).port });
  });

  it('keeps open pages of the previous build working: their links load files of that build', async () => {
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page.$eval(`.footer a[href="${pages.careers.path}"]`, (link) => (link as HTMLElement).click());
    await page.waitForFunction(
      (title) => document.querySelector('main h1')?.textContent === title,
      {},
      careersContent.hero.title,
    );
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    expect(page.consoleMessages).toEqual([]);
  });

  it('is shown to guests who load a page', async () => {
    await page.reload();
    await idle(page);
    expect(await page.$eval('main h1', (heading) => heading.textContent)).toBe(changedTitle);
  });
});
