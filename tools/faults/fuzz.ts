import { gzipSync } from 'node:zlib';
import { formNames } from '../../shared/formNames';
import { validPosts } from '../validPosts';
import { seededRandom } from './random';

/** One random post. */
export interface RandomPost {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

const names = [
  'name',
  'email',
  'subject',
  'message',
  'phone',
  'consent',
  'page',
  'firstName',
  'guests',
  'startDate',
  'confirmRequest',
];
const hostileNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  'length',
  '',
  'a[b][c]',
];
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\u202Eevil',
  'a@b',
  'june@example.com',
  'x@y.z\r\nBcc: a@b.c',
  '</script><script>alert(1)</script>',
  "'; DROP TABLE guests; --",
  '#{7*7}{{7*7}}',
  '../../etc/passwd',
  '//evil.example',
  '2027-06-04',
  '99:99',
  '1e999',
  '-0',
  'on',
  '👩‍👩‍👧'.repeat(30),
  'é'.repeat(300),
  'a'.repeat(6000),
];

/** Repeatable random posts to the forms: wrong types, huge, binary, broken encodings, prototype keys. */
export function randomPosts(seed: number): () => RandomPost {
  const random = seededRandom(seed);
  const whole = (below: number) => Math.floor(random() * below);
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => list[whole(list.length)] as T;
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => whole(256)));

  function value(depth: number): unknown {
    const kind = whole(depth > 3 ? 7 : 10);
    if (kind < 4) return pick(hostileTexts);
    if (kind === 4) return pick([0, -1, 1e308, -1e-308, 2 ** 53]);
    if (kind === 5) return pick([true, false]);
    if (kind === 6) return null;
    if (kind === 7) return Array.from({ length: whole(5) }, () => value(depth + 1));
    return fields(depth + 1);
  }

  /** By text, because `__proto__` in an object literal would vanish. */
  function fields(depth: number): Record<string, unknown> {
    const pairs = Array.from({ length: whole(9) }, () => {
      const name = random() < 0.75 ? pick(names) : pick(hostileNames);
      return `${JSON.stringify(name)}:${JSON.stringify(value(depth))}`;
    });
    return JSON.parse(`{${pairs.join()}}`) as Record<string, unknown>;
  }

  const json = () => Buffer.from(JSON.stringify(random() < 0.9 ? fields(0) : value(0)) ?? '');
  const form = () => {
    const pairs = Object.entries(fields(0)).map(
      ([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(JSON.stringify(text))}`,
    );
    return Buffer.from(pairs.join('&'));
  };
  /** A valid post of one of the forms, mostly with one random field. */
  function nearlyRight(): RandomPost {
    const [form, fields] = pick(Object.entries(validPosts));
    const body: Record<string, unknown> = { ...fields };
    if (random() < 0.7) body[pick(Object.keys(body))] = value(2);
    const headers = { 'Content-Type': 'application/json' };
    return { path: `/api/${form}`, headers, body: Buffer.from(JSON.stringify(body)) };
  }
  /** A few bytes replaced or cut off. */
  function damaged(body: Buffer): Buffer {
    const copy = Buffer.from(body);
    for (let n = whole(6); n > 0 && copy.length > 0; n -= 1) copy[whole(copy.length)] = whole(256);
    return random() < 0.5 ? copy.subarray(0, whole(copy.length + 1)) : copy;
  }

  const bodies: (() => Buffer)[] = [
    json,
    json,
    form,
    form,
    () => damaged(json()),
    () => damaged(form()),
    () => bytes(whole(2000)),
    () => Buffer.alloc(whole(60_000), pick(['a', '[', '{"a":', '%', '&', '='])),
    () => Buffer.from('&a=1'.repeat(whole(3000))),
    () => Buffer.alloc(0),
  ];
  const types = [
    'application/json',
    'application/json',
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'application/json; charset=nonsense',
    'application/x-www-form-urlencoded; charset=iso-8859-1',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/json;;;=',
    'nonsense',
  ];

  return function next() {
    if (random() < 0.2) return nearlyRight();
    let body = pick(bodies)();
    const headers: Record<string, string> = { 'Content-Type': pick(types) };
    const encoding = whole(12);
    if (encoding === 0) {
      body = gzipSync(body);
      headers['Content-Encoding'] = 'gzip';
    } else if (encoding === 1)
      headers['Content-Encoding'] = pick(['gzip', 'deflate', 'br', 'zip', 'gzip, gzip']);
    if (random() < 0.1) headers.Origin = pick(['null', 'https://evil.example', 'x', 'http://[']);
    if (random() < 0.1)
      headers['X-Forwarded-For'] = pick(['1.2.3.4', 'nonsense', '::1, ::', ','.repeat(100)]);
    if (random() < 0.1) headers.Referer = pick(['/', 'http://[', 'nonsense']);
    return { path: `/api/${pick(formNames)}`, headers, body };
  };
}

/** What a server answered. */
export interface FuzzReport {
  posts: number;
  /** Answers by first digit: '2xx' to '5xx'; 'none' where the connection broke. */
  answers: Record<string, number>;
  /** What was answered with 5xx or not at all, for looking into. */
  bad: { status: string; post: RandomPost }[];
}

/** Sends them, eight at a time. */
export async function fuzz(
  url: string,
  { posts, seed }: { posts: number; seed: number },
): Promise<FuzzReport> {
  const next = randomPosts(seed);
  const report: FuzzReport = { posts, answers: {}, bad: [] };
  let sent = 0;
  async function sender() {
    while (sent < posts) {
      sent += 1;
      const { path, headers, body } = next();
      const init = { method: 'POST', headers, body: new Uint8Array(body), redirect: 'manual' } as const;
      const status = await fetch(url + path, init).then(
        async (answer) => {
          await answer.arrayBuffer();
          return `${Math.floor(answer.status / 100)}xx`;
        },
        () => 'none',
      );
      report.answers[status] = (report.answers[status] ?? 0) + 1;
      if (status === '5xx' || status === 'none') report.bad.push({ status, post: { path, headers, body } });
    }
  }
  await Promise.all(Array.from({ length: 8 }, sender));
  return report;
}
