import request from 'supertest';
import { connectRedis, type SharedByRedis } from '../../server/forms/redis';
import { contentLifetime, createDeduplication, submissionLifetime } from '../../server/mail/deduplication';
import { freePort } from '../../tools/harness/serverProcess';
import { recordingLogger } from '../support/config-and-logger';
import { askRedis, endAllRedis, startRedis } from '../support/redis';
import { loadPages, memoryOutbox, testApp } from '../support/test-app';
import { validPosts } from '../support/validPosts';

beforeAll(loadPages);

const open: SharedByRedis[] = [];
afterEach(() => {
  for (const limits of open.splice(0)) limits.close();
});
afterAll(endAllRedis);

const { contact } = validPosts;
const key = { content: 'c'.repeat(15), submission: 'd'.repeat(16) };

/** One of several servers, with its own outbox. */
async function server(port: number, outbox = memoryOutbox()) {
  const limits = await connectRedis(`redis://127.0.0.1:${port}`, recordingLogger().logger);
  open.push(limits);
  const deduplication = createDeduplication({ shared: limits.deduplication });
  const { app } = testApp({ RATE_LIMIT_MAX: '1000' }, { outbox, deduplication });
  const post = async (fields: object, name = '"one"') =>
    (await request(app).post('/api/contact').set('Idempotency-Key', name).send(fields)).status;
  return { post, stored: outbox.stored, deduplication, shared: limits.deduplication };
}

async function servers() {
  const port = await freePort();
  const redis = await startRedis(port);
  return { port, redis, one: await server(port), two: await server(port) };
}

describe('servers with one Redis', () => {
  it('accept an enquiry once, whichever of them it reaches, even concurrently', async () => {
    const { redis, one, two } = await servers();
    expect([await one.post(contact), await two.post(contact), await two.post(contact, '"two"')]).toEqual([
      200, 200, 200,
    ]);
    expect([one.stored.length, two.stored.length]).toEqual([1, 0]);
    const another = { ...contact, subject: 'Another' };
    expect(await Promise.all([one.post(another), two.post(another, '"two"'), two.post(another)])).toEqual([
      200, 200, 200,
    ]);
    expect(one.stored.length + two.stored.length).toBe(2);
    await redis.kill();
  });

  it('know what is beyond the limit of one and stored by another', async () => {
    const { redis, one, two } = await servers();
    await one.deduplication.once(key, async () => undefined);
    expect(await two.deduplication.knows(key)).toBe(true);
    expect(await two.deduplication.knows({ content: key.content })).toBe(true);
    expect(await two.deduplication.knows({ ...key, content: 'e'.repeat(15) })).toBe(true);
    expect(await two.deduplication.knows({ content: 'e'.repeat(15) })).toBe(false);
    await redis.kill();
  });

  it('store what another could not, or had claimed when it died', async () => {
    const { port, redis, one, two } = await servers();
    const broken = await server(port, memoryOutbox(true) as ReturnType<typeof memoryOutbox>);
    expect([await broken.post(contact), await one.post(contact)]).toEqual([503, 200]);
    expect(one.stored).toHaveLength(1);
    expect(await one.shared.claim(key)).toBe('ours');
    expect(await two.shared.claim(key)).toBe('pending');
    expect(
      Number((await askRedis(port, `PTTL enquiry:${key.content}`)).slice(1).split('\r')[0]),
    ).toBeLessThan(5001);
    let isStored = false;
    const waiting = two.deduplication.once(key, async () => {
      isStored = true;
    });
    expect(await two.shared.claim(key)).toBe('pending');
    expect(isStored).toBe(false);
    await askRedis(port, `DEL enquiry:${key.content}`);
    await waiting;
    expect(isStored).toBe(true);
    expect(await one.shared.claim(key)).toBe('stored');
    await redis.kill();
  });

  it('release only their own claims', async () => {
    const { port, redis, one, two } = await servers();
    expect(await one.shared.claim(key)).toBe('ours');
    await askRedis(port, `DEL enquiry:${key.content}`);
    expect(await two.shared.claim(key)).toBe('ours');
    await one.shared.settle(key, false);
    expect(await one.shared.claim(key)).toBe('pending');
    await two.shared.settle(key, false);
    expect(await one.shared.claim(key)).toBe('ours');
    await redis.kill();
  });

  it('store only hashes in it, with expiry', async () => {
    const { port, redis, one } = await servers();
    await one.post(contact);
    const names = (await askRedis(port, 'KEYS enquiry:*')).match(/enquiry:\S+/g) ?? [];
    expect(names.map((name) => name.length).sort()).toEqual([23, 24]);
    const times: number[] = [];
    for (const name of names.sort((a, b) => a.length - b.length))
      times.push(Number((await askRedis(port, `PTTL ${name}`)).slice(1).split('\r')[0]));
    for (const [index, lifetime] of [contentLifetime, submissionLifetime].entries()) {
      expect(times[index]).toBeLessThanOrEqual(lifetime);
      expect(times[index]).toBeGreaterThan(lifetime - 60_000);
    }
    await redis.kill();
  });

  it('each know their own while it is down', async () => {
    const { redis, one, two } = await servers();
    await redis.kill();
    expect([await one.post(contact), await one.post(contact), await two.post(contact)]).toEqual([
      200, 200, 200,
    ]);
    expect([one.stored.length, two.stored.length]).toEqual([1, 1]);
  });
});
