import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  freePort,
  type ServerProcess,
  startServer,
  temporaryDirectory,
  until,
} from '../../tools/harness/serverProcess';
import { builtServer } from '../support/built-server';
import { roomPath, roomSlugs } from '../support/content';
import { startFakeResend } from '../support/fake-resend';
import { run } from '../support/run';
import { validPosts } from '../support/validPosts';

jest.setTimeout(120_000);

const [room = ''] = roomSlugs;
const browser = 'Mozilla/5.0 (iPhone) Safari/604.1';
const DATA_DIR = temporaryDirectory();

const built = builtServer();
let server: ServerProcess;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  const resend = await startFakeResend((call) => (call === 0 ? 'accept' : 'invalid 422'));
  server = await startServer(built.index, {
    DATA_DIR,
    METRICS_PORT: String(port),
    HOST: '0.0.0.0',
    RESEND_API_KEY: 're_x',
    RESEND_BASE_URL: resend.url,
    RATE_LIMIT_MAX: '1',
  });
});

const visit = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.url + address, { headers: { 'User-Agent': browser, ...headers } }).then((res) => res.text());
const post = (subject: string) =>
  fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...validPosts.contact, subject }),
  });

/** Value of a metric with these labels. */
async function metric(name: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

describe('the metrics', () => {
  it('count requests by route and status, and pages by cache hit', async () => {
    await visit('/about');
    await until(async () => (await fetch(`${server.url}/about`)).headers.has('etag'));
    const hits = await metric('site_page_cache_total{result="hit"}');
    await visit('/about?from=june');
    await visit('/nowhere/june@example.com');
    await visit(`/media/${readdirSync('public/media')[0]}`);
    expect(await metric('site_page_cache_total{result="hit"}')).toBeGreaterThan(hits);
    expect(await metric('site_page_cache_total{result="miss"}')).toBeGreaterThan(0);
    expect(await metric('site_requests_total{route="/about",status="200"}')).toBeGreaterThan(2);
    expect(await metric('site_requests_total{route="not found",status="404"}')).toBe(1);
    expect(await metric('site_requests_total{route="/media",status="200"}')).toBe(1);
    expect(await metric('site_first_byte_seconds_count')).toBeGreaterThan(4);
  });

  it('count mails by outcome, rejected posts by status, and what waits', async () => {
    expect((await post('One')).status).toBe(200);
    expect((await post('Two')).status).toBe(429);
    await until(async () => (await metric('site_mails_total{outcome="sent"}')) === 1);
    expect(await metric('site_refused_posts_total{form="contact",status="429"}')).toBe(1);
    await until(async () => (await metric('site_mail_queue_length')) === 0);
    expect(await metric('site_mail_oldest_seconds')).toBe(0);
    expect(await metric('site_log_lines_dropped')).toBe(0);
    expect(await metric('site_data_free_bytes')).toBeGreaterThan(0);
    expect(await (await fetch(metricsUrl)).text()).toContain('nodejs_eventloop_lag_p99_seconds ');
  });

  it('contain nothing of a guest, and are on no public address', async () => {
    const text = await (await fetch(metricsUrl)).text();
    expect(text).not.toMatch(/june|iPhone|127\.0\.0\.1/);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    const other = await fetch(metricsUrl.replace('/metrics', '/about'));
    expect([other.status, other.headers.get('x-content-type-options')]).toEqual([404, 'nosniff']);
  });

  it('are served on the loopback interface, unless METRICS_HOST is set', async () => {
    await expect(fetch(metricsUrl.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
    const { code, stderr } = await run(built.index, [], {
      PORT: '0',
      DATA_DIR: temporaryDirectory(),
      METRICS_PORT: '0',
      METRICS_HOST: '192.0.2.7',
    });
    expect([code, stderr]).toEqual([1, 'METRICS_HOST 192.0.2.7 is no address of this machine\n']);
  });
});

describe('the command visits', () => {
  it('prints how often each page was shown, without robots, prefetches and unknown paths', async () => {
    for (let n = 0; n < 3; n += 1) await visit(roomPath(room));
    await visit(`${roomPath(room)}?from=june`);
    await visit(roomPath(room), { 'User-Agent': 'Googlebot/2.1' });
    await visit(roomPath(room), { 'Sec-Purpose': 'prefetch' });
    await visit('/nowhere');
    expect(await server.end('SIGTERM')).toBe(0);
    const { stdout } = await run(built.visitsCli, [], { DATA_DIR });
    const row = stdout.split('\n').find((line) => line.startsWith(roomPath(room)));
    expect(row?.replace(roomPath(room), '').trim().split(/\s+/)).toEqual(['4', '4']);
    expect(stdout).not.toContain('nowhere');
    const [file = ''] = readdirSync(path.join(DATA_DIR, 'visits'));
    expect(readFileSync(path.join(DATA_DIR, 'visits', file), 'utf8')).not.toMatch(/june|iPhone|127\.0/);
  });
});
