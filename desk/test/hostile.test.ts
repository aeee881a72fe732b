/** Requests from others than the owner write nothing. */

import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { seededRandom } from '../../test/support/random';
import { type RunningDesk, startDesk } from './support/desk';

jest.setTimeout(180_000);

let desk: RunningDesk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk?.stop());

const watched = ['content', 'media', 'public'];

/** All files of the hotel that a request could target, but pictures and films, with their bytes. */
const files = () =>
  new Map(
    watched.flatMap((folder) =>
      readdirSync(path.join(desk.hotel.root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(jpg|mp4|avif|webp)$/.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [file, readFileSync(file).toString('base64')] as const),
    ),
  );

interface Sent {
  headers?: Record<string, string | undefined>;
  body?: string | Buffer;
  method?: string;
}

/** A request like those of the desk's page, with overrides. @returns status and text */
function send(address: string, { headers = {}, body = '', method = 'POST' }: Sent = {}) {
  const all: Record<string, string | undefined> = {
    host: `127.0.0.1:${desk.port}`,
    authorization: `Bearer ${desk.key}`,
    'content-type': 'application/json',
    'no-cors': '1',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: desk.port,
        path: address,
        method,
        headers: sent as Record<string, string>,
        agent: false,
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += String(chunk)));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

const form = (file: string) => `/api/content/${file}`;
const jobs = () => readFileSync(path.join(desk.hotel.root, 'content/jobs.json'), 'utf8');
/** A save like those of the desk's page. */
const change = (text: string, more: object = {}) =>
  JSON.stringify({ base: JSON.parse(jobs()), value: JSON.parse(text), ...more });
const otherJobs = () => jobs().replace('"title": "', '"title": "Other ');

describe('the desk writes', () => {
  it('what its own page sends, so that the refusals below mean something', async () => {
    expect((await send(form('jobs.json'), { method: 'PUT', body: change(otherJobs()) })).status).toBe(200);
    expect(jobs()).toContain('"title": "Other ');
  });
});

describe('nothing is written', () => {
  let before: Map<string, string>;
  beforeAll(() => {
    before = files();
  });
  afterEach(() => expect(files()).toEqual(before));

  it.each([
    'site.evil.js',
    'hotel.json.js',
    'jobs.json/../../shared/pages.ts',
    '../scripts/edit.ts',
    '../package.json',
    'rooms/../../package.json',
    'rooms/..%2f..%2fpackage.json',
    'rooms\\..\\..\\package.json',
    'rooms/new-room.json',
    'rooms/sub/room.json',
    'policies/terms.json',
    'removed-rooms.json',
    '/etc/hosts.json',
    'jobs.json\0',
    '',
  ])('into %j: 404', async (file) => {
    for (const address of [form(file), form(encodeURIComponent(file))]) {
      const { status } = await send(encodeURI(address), { method: 'PUT', body: change('{}') });
      expect(status).toBe(404);
    }
  });

  it('that is no JSON, unknown to the schema, or more than a value', async () => {
    const bodies = [
      '{ "base": ',
      '{}',
      change('[]'),
      change('null'),
      change(jobs().replace('{', '{ "extra": 1,')),
      change(otherJobs(), { force: true }),
    ];
    for (const body of bodies)
      expect((await send(form('jobs.json'), { method: 'PUT', body })).status).toBe(422);
  });

  it('over what another has changed in the same field: 409', async () => {
    const base = JSON.parse(jobs());
    base.jobs[0].title = 'What it was';
    const { status, text } = await send(form('jobs.json'), {
      method: 'PUT',
      body: change(otherJobs(), { base }),
    });
    expect(status).toBe(409);
    expect(JSON.parse(text).conflicts).toHaveLength(1);
  });

  it('for 200 random bodies', async () => {
    const random = seededRandom(15);
    const requests = [
      ['PUT', form('jobs.json')],
      ['POST', '/api/content/copy'],
      ['POST', '/api/content/remove'],
      ['POST', '/desk/rooms/move'],
      ['POST', '/desk/rooms/hide'],
    ] as const;
    const pieces = [
      ...'{}[]:,\0',
      '"base"',
      '"path"',
      '"../x"',
      '"jobs.json"',
      '"value"',
      'null',
      '1e9',
      '"slug"',
    ];
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
    const counts = new Map<number, number>();
    for (let count = 0; count < 200; count += 1) {
      const body =
        random() < 0.3
          ? Buffer.from(Array.from({ length: Math.floor(random() * 300) }, () => Math.floor(random() * 256)))
          : Array.from({ length: Math.floor(random() * 40) }, () => pick(pieces)).join('');
      const [method, address] = pick(requests);
      const { status } = await send(address, { method, body });
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    expect([...counts.keys()].filter((status) => status !== 422)).toEqual([]);
  });
});

it('listens on this machine alone, and its pages may load nothing from elsewhere', async () => {
  for (const page of ['/desk', '/api/content', '/api/content/hotel.json', '/desk/assets/desk.js']) {
    const answer = await fetch(desk.url + page, { headers: { authorization: `Bearer ${desk.key}` } });
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect([page, answer.status]).toEqual([page, 200]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/https?:/);
  }
});
