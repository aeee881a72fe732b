import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { buildDirectory } from '../../tools/build/sources';
import { rawRequest } from '../../tools/harness/rawRequest';
import { startServer, startSite, temporaryDirectory } from '../../tools/harness/serverProcess';

/** A browser's Accept-Encoding. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br' };

/** Starts the built server. @throws if the site has not been built */
export function startBuilt(env: Record<string, string> = {}) {
  if (!existsSync(`${buildDirectory}/manifest.json`))
    throw new Error('The site has not been built: run npm run build');
  return startSite({ RATE_LIMIT_MAX: '1000000', ...env });
}

/** Starts a bare node:http server that sends the same response as this URL: status, headers and body. */
export async function startBare(url: string, headers: Record<string, string>) {
  const res = await rawRequest(url, headers);
  const body = (await buffer(res)).toString('base64');
  const keptHeaders = ['content-type', 'content-encoding', 'content-length', 'etag'] as const;
  const named = keptHeaders.flatMap((name) => (res.headers[name] ? [[name, res.headers[name]]] : []));
  const file = path.join(temporaryDirectory(), 'answer.json');
  writeFileSync(file, JSON.stringify({ status: res.statusCode, headers: Object.fromEntries(named), body }));
  return startServer('scripts/bench/bare.mjs', { ANSWER: file });
}

/** Waits until a server has rendered every page. */
export async function untilReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/readyz`)).ok) await setTimeout(10);
}
