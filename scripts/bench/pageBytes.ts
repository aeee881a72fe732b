import { buffer } from 'node:stream/consumers';
import { readManifest } from '../../server/pages/manifest';
import { addressOf } from '../../shared/addresses';
import { buildDirectory } from '../../tools/build/options';
import { begin } from '../../tools/rawRequest';
import { asBrowser } from './load';

/** Bytes on the wire as a browser gets them, by kind. */
export interface PageBytes {
  html: number;
  css: number;
  js: number;
  fonts: number;
}

const bytesOf = async (url: string) => (await buffer(await begin(url, asBrowser))).length;

/** What the first visit to each page loads, pictures and films aside. */
export async function pageBytes(site: string, routes: readonly string[]): Promise<Map<string, PageBytes>> {
  const { entry, shellStyles, pageStyles, fonts, scripts } = readManifest(buildDirectory);
  const known = new Map<string, number>();
  async function sum(addresses: readonly string[]) {
    let total = 0;
    for (const address of addresses) {
      const bytes = known.get(address) ?? (await bytesOf(site + address));
      known.set(address, bytes);
      total += bytes;
    }
    return total;
  }
  const result = new Map<string, PageBytes>();
  for (const route of routes) {
    const styles = pageStyles[addressOf(route)?.name ?? 'not-found'];
    result.set(route, {
      html: await bytesOf(site + route),
      css: await sum([shellStyles, ...(styles ? [styles] : [])]),
      js: await sum([entry, ...(scripts[route] ?? [])]),
      fonts: await sum(fonts),
    });
  }
  return result;
}
