import autocannon from 'autocannon';
import type { TestedServer } from './processes';

/** How many guests ask at once, each again as soon as it has its answer. */
const connections = 20;

/** One kind of request to one server. */
export interface Target {
  name: string;
  server: TestedServer;
  headers: Record<string, string>;
  /** What it may be answered with. */
  status: readonly number[];
  /** Absent: the home page. */
  path?: string;
  /** Absent: GET. */
  method?: 'POST';
  body?: string;
}

/** What a browser accepts. */
export const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };

/** @throws where anything but the expected status came */
function check({ name, status }: Target, result: autocannon.Result) {
  const statuses = Object.keys(result.statusCodeStats ?? {});
  const isExpected = statuses.length > 0 && statuses.every((each) => status.includes(Number(each)));
  if (!isExpected || result.errors > 0)
    throw new Error(`${name}: ${result.errors} errors, statuses ${statuses}`);
}

/** How a server did. */
export interface Performance {
  perSecond: number;
  /** Processor time of the server for each request, in µs: hardly moved by what else the machine does. */
  processor: number;
}

async function measure(target: Target, seconds: number): Promise<Performance> {
  const { server, headers, path = '/', method = 'GET', body } = target;
  const before = await server.processor();
  const url = server.url + path;
  const result = await autocannon({
    url,
    headers,
    method,
    ...(body && { body }),
    connections,
    duration: seconds,
  });
  check(target, result);
  const { total } = result.requests;
  return { perSecond: total / result.duration, processor: ((await server.processor()) - before) / total };
}

/** Sends so many requests, each for another path where `pathOf` names them. */
export async function flood(target: Target, amount: number, pathOf?: (n: number) => string): Promise<void> {
  const { server, headers } = target;
  let n = 0;
  const setupRequest = (request: autocannon.Request) => {
    n += 1;
    return { ...request, path: pathOf?.(n) ?? '/' };
  };
  check(
    target,
    await autocannon({ url: server.url, headers, connections, amount, requests: [{ setupRequest }] }),
  );
}

/** The middle one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Measures all targets in turns, again and again, so that what else the machine does falls on each alike: medians. */
export async function interleaved(
  targets: readonly Target[],
  { rounds, seconds, progress }: { rounds: number; seconds: number; progress: (text: string) => void },
): Promise<Map<string, Performance>> {
  const measured = new Map(targets.map(({ name }) => [name, [] as Performance[]]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const target of targets) {
      progress(`round ${round} of ${rounds}: ${target.name}`);
      measured.get(target.name)?.push(await measure(target, seconds));
    }
  }
  return new Map(
    [...measured].map(([name, results]) => [
      name,
      {
        perSecond: median(results.map(({ perSecond }) => perSecond)),
        processor: median(results.map(({ processor }) => processor)),
      },
    ]),
  );
}
