import { readdirSync } from 'node:fs';
import {
  freePort,
  type ServerProcess,
  startServer,
  temporaryDirectory,
  until,
} from '../../tools/harness/serverProcess';
import { builtServer } from '../support/built-server';
import { startFakeResend } from '../support/fake-resend';
import { postTo } from '../support/posts';
import { validPosts } from '../support/valid-posts';

jest.setTimeout(120_000);

const built = builtServer();
let server: ServerProcess;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  const resend = await startFakeResend((call) => (call === 0 ? 'accept' : 'invalid 422'));
  server = await startServer(built.index, {
    DATA_DIR: temporaryDirectory(),
    METRICS_PORT: String(port),
    HOST: '0.0.0.0',
    RESEND_API_KEY: 're_x',
    RESEND_BASE_URL: resend.url,
    RATE_LIMIT_MAX: '1',
  });
});

const visit = (address: string) => fetch(server.url + address, { headers: { 'User-Agent': 'iPhone' } });
const post = (subject: string) => postTo(server.url, 'contact', { ...validPosts.contact, subject });

const allMetrics = async () => (await fetch(metricsUrl)).text();
/** Returns the value of a metric. @param name includes the labels */
async function metric(name: string): Promise<number> {
  const line = (await allMetrics()).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

it('counts requests by route and status, and pages by cache result', async () => {
  await until(async () => (await visit('/about')).headers.has('etag'));
  const hits = await metric('site_page_cache_total{result="hit"}');
  await visit('/about?from=june');
  await visit('/nowhere/june@example.com');
  await visit(`/media/${readdirSync('public/media')[0]}`);
  expect(await metric('site_page_cache_total{result="hit"}')).toBeGreaterThan(hits);
  expect(await metric('site_page_cache_total{result="miss"}')).toBeGreaterThan(0);
  expect(await metric('site_requests_total{route="/about",status="200"}')).toBeGreaterThan(1);
  expect(await metric('site_requests_total{route="not found",status="404"}')).toBe(1);
  expect(await metric('site_requests_total{route="/media",status="200"}')).toBe(1);
  expect(await metric('site_first_byte_seconds_count')).toBeGreaterThan(3);
});

it('counts emails by outcome, and posts by form and status', async () => {
  expect([(await post('One')).status, (await post('Two')).status]).toEqual([200, 429]);
  await until(async () => (await metric('site_mails_total{outcome="sent"}')) === 1);
  await until(async () => (await metric('site_mail_queue_length')) === 0);
  expect(await metric('site_requests_total{route="/api/contact",status="429"}')).toBe(1);
  expect(await metric('site_mail_oldest_seconds')).toBe(0);
  expect(await metric('site_log_lines_dropped')).toBe(0);
  expect(await metric('site_data_free_bytes')).toBeGreaterThan(0);
  expect(await allMetrics()).toContain('nodejs_eventloop_lag_p99_seconds ');
});

it('metrics contain no guest data, and are not served on a public address', async () => {
  expect(await allMetrics()).not.toMatch(/june|iPhone|127\.0\.0\.1/);
  expect((await visit('/metrics')).status).toBe(404);
  const other = await fetch(metricsUrl.replace('/metrics', '/about'));
  expect([other.status, other.headers.get('x-content-type-options')]).toEqual([404, 'nosniff']);
  await expect(fetch(metricsUrl.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
});
