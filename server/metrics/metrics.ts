import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Outcome } from '../mail/delivery';
import type { CacheKey } from '../pages/cacheKey';

/** What the metrics read each time they are asked for. */
export interface Gauges {
  /** How many calls to the provider wait, and since when the oldest does, in ms. */
  queue(): { length: number; oldest: number };
  /** How many log lines could not be written since the start. */
  droppedLogLines(): number;
}

/** What the server tells its metrics. */
export interface Metrics {
  /** Measures a request until it is answered; `isHit` says whether its page is in the cache, and is undefined where it asks for none. */
  request(req: IncomingMessage, res: ServerResponse, isHit: boolean | undefined): void;
  /** What became of an attempt to send a mail. */
  mail(outcome: Outcome): void;
  /** A post that was refused, with the status of its answer. */
  refusal(form: string, status: number): void;
}

/** Measures nothing. */
export const noMetrics: Metrics = {
  request: () => undefined,
  mail: () => undefined,
  refusal: () => undefined,
};

const second = 1000;

/** Upper bounds of the time to the first byte, in s: from a cached page to one that a guest waits for. */
const firstByteBuckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

/** Where an address belongs; never the address itself, of which there are as many as guests invent. */
export function routeOf(url: string, page: CacheKey | undefined, status: number): string {
  if (page) return page.url.split('?', 1)[0] ?? '/';
  const [, first = ''] = /^\/([\w-]*)/.exec(url) ?? [];
  if (status === 404 && first !== 'api') return 'not found';
  return ['api', 'assets', 'media', 'healthz', 'readyz'].includes(first) ? `/${first}` : 'other';
}

/** The time until the head of an answer is written, in s. */
function timeFirstByte(res: ServerResponse, observe: (seconds: number) => void): void {
  const started = performance.now();
  const { writeHead } = res;
  res.writeHead = function writeHeadTimed(this: ServerResponse, ...head: unknown[]) {
    observe((performance.now() - started) / second);
    res.writeHead = writeHead;
    return Reflect.apply(writeHead, this, head);
  } as typeof writeHead;
}

/**
 * Metrics in the text format of Prometheus, about the service and never about a guest.
 * docs/for-operators.md#watch-it
 */
export async function createMetrics(gauges: Gauges) {
  // Loading it takes a while, which a server without METRICS_PORT is spared.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['route', 'status'],
    registers,
  });
  const cache = new Counter({
    name: 'site_page_cache_total',
    help: 'Pages asked for, by whether their bytes were in the cache',
    labelNames: ['result'],
    registers,
  });
  const firstByte = new Histogram({
    name: 'site_first_byte_seconds',
    help: 'Time until the head of an answer is written',
    buckets: firstByteBuckets,
    registers,
  });
  const mails = new Counter({
    name: 'site_mails_total',
    help: 'Attempts to send a mail, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const refusals = new Counter({
    name: 'site_refused_posts_total',
    help: 'Posts that were refused, by form and status',
    labelNames: ['form', 'status'],
    registers,
  });
  new Gauge({
    name: 'site_mail_queue_length',
    help: 'Calls to the mail provider that wait',
    registers,
    collect() {
      this.set(gauges.queue().length);
    },
  });
  new Gauge({
    name: 'site_mail_oldest_seconds',
    help: 'How long the oldest of them has waited',
    registers,
    collect() {
      this.set(gauges.queue().oldest / second);
    },
  });
  new Gauge({
    name: 'site_log_lines_dropped',
    help: 'Log lines that could not be written since the start',
    registers,
    collect() {
      this.set(gauges.droppedLogLines());
    },
  });

  const metrics: Metrics = {
    request(req, res, isHit) {
      // Express shortens the address of a request on its way.
      const { url = '' } = req;
      timeFirstByte(res, (seconds) => firstByte.observe(seconds));
      res.on('close', () => {
        requests.inc({ route: routeOf(url, req.page, res.statusCode), status: res.statusCode });
        if (isHit !== undefined) cache.inc({ result: isHit ? 'hit' : 'miss' });
      });
    },
    mail: (outcome) => mails.inc({ outcome }),
    refusal: (form, status) => refusals.inc({ form, status }),
  };
  return { metrics, text: () => register.metrics(), contentType: register.contentType };
}
