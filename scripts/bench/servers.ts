import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { buildDirectory } from '../../tools/build/options';
import { begin } from '../../tools/harness/rawRequest';
import { startServer, startSite, temporaryDirectory } from '../../tools/harness/serverProcess';

/** What a browser accepts. */
export const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };

/** The server as it was built. @throws where the site has not been built */
export function startBuilt(env: Record<string, string> = {}) {
  if (!existsSync(`${buildDirectory}/manifest.json`))
    throw new Error('The site is not built: run npm run build');
  return startSite({ RATE_LIMIT_MAX: '1000000', ...env });
}

/** A bare node:http server that sends what this address sends a browser: status, headers and body. */
export async function startBare(url: string, headers: Record<string, string>) {
  const res = await begin(url, headers);
  const body = (await buffer(res)).toString('base64');
  const kept = ['content-type', 'content-encoding', 'content-length', 'etag'] as const;
  const named = kept.flatMap((name) => (res.headers[name] ? [[name, res.headers[name]]] : []));
  const file = path.join(temporaryDirectory(), 'answer.json');
  writeFileSync(file, JSON.stringify({ status: res.statusCode, headers: Object.fromEntries(named), body }));
  return startServer('scripts/bench/bare.mjs', { ANSWER: file });
}

/** Asks for a page until its bytes are kept. @returns its ETag */
export async function warm(url: string): Promise<string> {
  for (;;) {
    const res = await begin(url, asBrowser);
    await once(res.resume(), 'end');
    if (res.headers.etag) return res.headers.etag;
    await setTimeout(50);
  }
}

/** Waits until a server has rendered every page. */
export async function untilReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/readyz`)).ok) await setTimeout(10);
}
