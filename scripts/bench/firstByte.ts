import { once } from 'node:events';
import { begin } from '../../tools/rawRequest';
import { asBrowser, median } from './load';

/** One request's ms to the first byte of its body and to the last. */
async function times(url: string) {
  const started = performance.now();
  const res = await begin(url, asBrowser);
  await once(res, 'readable');
  const first = performance.now() - started;
  res.resume();
  await once(res, 'end');
  return { first, last: performance.now() - started };
}

/** Medians over pages that are asked for one after another. */
export async function firstByte(urls: readonly string[], repeats: number) {
  const all: { first: number; last: number }[] = [];
  for (let n = 0; n < repeats; n += 1) {
    for (const url of urls) all.push(await times(url));
  }
  return { first: median(all.map(({ first }) => first)), last: median(all.map(({ last }) => last)) };
}
