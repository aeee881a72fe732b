/** What is written into a hotel's folder is on its site once the running server has read it again; nothing is built. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  endAllServers,
  type ServerProcess,
  startServer,
  temporaryDirectory,
  until,
} from '../tools/harness/serverProcess';
import { copyHotel } from './support/hotel-folder';
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
import { rooms, site, smallDirectory } from './support/small';
import { validPosts } from './support/validPosts';

const siteUrl = 'https://www.harborinn.example';
const hotel = copyHotel(smallDirectory);
const dataDirectory = temporaryDirectory();

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer('dist/server/index.js', {
    HOTEL_DIR: hotel.root,
    DATA_DIR: dataDirectory,
    SITE_URL: siteUrl,
    LOG_LEVEL: 'info',
  });
});
afterAll(endAllServers);

const htmlOf = async (address: string) => (await fetch(server.url + address)).text();

/** Lets the server read its folder again. */
async function reload(): Promise<void> {
  const loads = () => server.output().split('SIGHUP: ').length;
  const before = loads();
  server.child.kill('SIGHUP');
  await until(() => loads() > before);
}

/** A page's HTML once it has a text: the bytes before are sent until it is rendered again. */
async function htmlWith(text: string, address: string): Promise<string> {
  await until(async () => (await htmlOf(address)).includes(text));
  return htmlOf(address);
}

it('a new room has its page and is in lists, counts, the sitemap and structured data', async () => {
  const address = '/room/kelp-king/';
  expect((await fetch(server.url + address)).status).toBe(404);
  const name = 'Kelp King Added by a Test';
  const description = 'A room that was added by a test, which is long enough for the results of a search.';
  const file = 'content/rooms/kelp-king.json';
  hotel.write(file, hotel.read(`content/rooms/${rooms[0]?.slug}.json`));
  hotel.edit(file, (room) => {
    Object.assign(room, { name, order: 1e6, price: 432, formerSlugs: undefined });
    Object.assign(room.page, { title: name, description });
  });
  await reload();

  const html = await htmlOf(address);
  expect([titleOf(html), h1Of(html), descriptionOf(html), canonicalOf(html)]).toEqual([
    [`${name} | ${site.brand}`],
    [name],
    [description],
    [siteUrl + address],
  ]);
  expect(structuredData(html)).toContainEqual(
    expect.objectContaining({ containsPlace: expect.objectContaining({ '@type': 'HotelRoom', name }) }),
  );
  expect(await htmlOf('/sitemap.xml')).toContain(`<loc>${siteUrl}${address}</loc>`);
  const list = await htmlWith(name, '/rooms-suites');
  expect(insideLinks(list)).toContain(address);
  expect(wordsOf(list)).toContain('$432');
  const home = await htmlWith('Four rooms', '/');
  expect(structuredData(home)).toContainEqual(expect.objectContaining({ numberOfRooms: rooms.length + 1 }));
});

it('texts stay as they are while the new ones have an error, which the log names', async () => {
  const file = 'content/pages/faq.json';
  hotel.edit(file, (faq) => Object.assign(faq, { title: 'What Guests Ask' }));
  await reload();
  expect(h1Of(await htmlWith('What Guests Ask', '/faq'))).toEqual(['What Guests Ask']);
  hotel.edit(file, (faq) => Object.assign(faq, { title: '' }));
  await reload();
  expect(server.output()).toContain(`${file}: title must not be empty`);
  expect(h1Of(await htmlOf('/faq'))).toEqual(['What Guests Ask']);
  hotel.restore(file);
  await reload();
});

it('a field’s label and error are in the form, in its answers and in emails', async () => {
  const label = 'Your Telephone';
  const error = 'Say what it is about.';
  hotel.edit('content/pages/contact.json', ({ form }) => Object.assign(form.labels, { phone: label }));
  hotel.edit('content/form-errors.json', ({ required }) => Object.assign(required, { subject: error }));
  await reload();
  const html = await htmlWith(label, '/contact');
  const [id = ''] = all(
    html,
    /<input[^>]* id="([^"]*)"[^>]* name="phone"|<input[^>]* name="phone"[^>]* id="([^"]*)"/g,
  );
  expect(all(html, new RegExp(`for="${id}">([^<]*)`, 'g'))).toEqual([label]);

  const post = async (fields: object) => {
    const body = JSON.stringify({ ...validPosts.contact, ...fields });
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(`${server.url}/api/contact`, { method: 'POST', headers, body })).json();
  };
  expect(await post({ subject: undefined })).toMatchObject({ errors: { subject: error } });
  await post({ phone: '207 555 0133' });
  const queue = path.join(dataDirectory, 'outbox/queued');
  const texts = readdirSync(queue).map(
    (file) => JSON.parse(readFileSync(path.join(queue, file), 'utf8')).call.text,
  );
  expect(texts.filter((text) => new RegExp(`^${label}: +207 555 0133$`, 'm').test(text))).toHaveLength(1);
});
