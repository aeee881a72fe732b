import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { formNames } from '../../shared/forms/allForms';
import { type Asked, serve } from '../support/ask';
import { loadPages, testApp } from '../support/test-app';
import { validPosts } from '../support/validPosts';

const posts = 300;

const name = fc.constantFrom(
  ...Object.values(validPosts).flatMap((fields) => Object.keys(fields)),
  ...['page', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', 'toJSON', '', 'a[b][c]'],
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    ...['\u0000', '\uD800', '\u202Eevil', 'a@b', 'june@example.com', 'x@y.z\r\nBcc: a@b.c', '//evil.example'],
    ...['</script><script>alert(1)</script>', '2027-06-04', '99:99', '1e999', '-0', 'on', 'a'.repeat(6000)],
  ),
);
const value = fc.oneof(
  { weight: 2, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 5 }) },
);
const pairs = fc.array(fc.tuple(name, value), { maxLength: 9 });

/** Serialized by hand, since `__proto__` in an object literal would vanish. */
const asJson = (fields: [string, unknown][]) =>
  `{${fields.map((pair) => pair.map((each) => JSON.stringify(each)).join(':')).join()}}`;
const asForm = (fields: [string, unknown][]) =>
  fields.map(([key, each]) => `${key}=${encodeURIComponent(JSON.stringify(each))}`).join('&');

const type = fc.constantFrom(
  ...['application/json', 'application/json', 'application/x-www-form-urlencoded'],
  ...['application/json; charset=utf-16', 'application/x-www-form-urlencoded; charset=iso-8859-1'],
  ...['application/json; charset=nonsense', 'multipart/form-data; boundary=x', 'text/plain', 'nonsense'],
);
const body = fc.oneof(
  { weight: 3, arbitrary: pairs.map(asJson) },
  { weight: 3, arbitrary: pairs.map(asForm) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2000 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a', '[', '{"a":', '%', '&', '=', '&a=1'), fc.nat(60_000))
      .map(([part, length]) => part.repeat(Math.ceil(length / part.length))),
  },
);
/** Actual encoding of a body, and its Content-Encoding header. */
const encoding = fc.option(fc.constantFrom('gzip', 'not gzip', 'deflate', 'br', 'zip', 'gzip, gzip'), {
  freq: 6,
});
const headers = fc.record(
  {
    Origin: fc.constantFrom('null', 'https://evil.example', 'x', 'http://['),
    'X-Forwarded-For': fc.constantFrom('1.2.3.4', 'nonsense', '::1, ::', ','.repeat(100)),
    Referer: fc.constantFrom('/', 'http://[', 'nonsense'),
  },
  { requiredKeys: [] },
);
const anyPost = fc.record({ form: fc.constantFrom(...formNames), type, body, encoding, headers });
/** A valid post with another value in one field. */
const nearlyRight = fc.tuple(fc.constantFrom(...formNames), name, value).map(([form, field, other]) => ({
  form,
  type: 'application/json',
  body: JSON.stringify({ ...validPosts[form], [field]: other }),
  encoding: null,
  headers: {},
}));

let site: Asked;
let lines: string[];
beforeAll(async () => {
  await loadPages();
  const made = testApp({ RATE_LIMIT_MAX: '1000000', DELIVER_LOCAL_FORMS: 'true' });
  site = await serve(made.app);
  lines = made.lines;
});
afterAll(() => site.close());

it(`responds to each of ${posts} random posts, never with 5xx, and keeps working`, async () => {
  const answers = new Map<number, number>();
  const post = fc.oneof({ weight: 3, arbitrary: anyPost }, { weight: 1, arbitrary: nearlyRight });
  await fc.assert(
    fc.asyncProperty(post, async ({ form, type, body, encoding, headers }) => {
      const bytes = typeof body === 'string' ? Buffer.from(body) : body;
      const answer = await fetch(`${site.url}/api/${form}`, {
        method: 'POST',
        headers: {
          ...headers,
          'Content-Type': type,
          ...(encoding && { 'Content-Encoding': encoding.replace('not ', '') }),
        },
        body: new Uint8Array(encoding === 'gzip' ? gzipSync(bytes) : bytes),
        redirect: 'manual',
      });
      await answer.arrayBuffer();
      const kind = Math.floor(answer.status / 100);
      answers.set(kind, (answers.get(kind) ?? 0) + 1);
      expect(kind).toBeLessThan(5);
    }),
    { numRuns: posts, seed: 1 },
  );
  expect(answers.get(2)).toBeGreaterThan(posts / 50);
  expect(answers.get(4)).toBeGreaterThan(posts / 2);
  expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)).toEqual([]);
  expect((await fetch(site.url)).status).toBe(200);
});
