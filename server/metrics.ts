import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type FormName, formNames } from '../shared/forms/allForms';
import type { Snapshot } from './content/snapshot';
import { createHttpServer } from './http/server';
import type { Outcome } from './mail/outbox/deliver';
import type { OutboxStats } from './mail/outbox/store';
import type { CacheKey } from './pages/cacheKey';
import type { NightsCacheOptions } from './rates/nightsCache';

/** Values read on each scrape. */
export interface Gauges {
  outbox(): OutboxStats;
  /** The number of log lines dropped since startup. */
  droppedLogLines(): number;
  /** Free space on the volume of DATA_DIR, in bytes. */
  freeBytes(): Promise<number>;
  /** The snapshot's id, and the number of errors in the last load. */
  hotel(): { snapshot: string; errors: number };
}

/** Events that the server reports. */
export interface Metrics {
  /** Measures a request. `isHit`: whether its page was cached; undefined if the request is not for a page. */
  request(req: IncomingMessage, res: ServerResponse, isHit: boolean | undefined): void;
  /** Counts an attempt to send an email. */
  mail(outcome: Outcome): void;
  /** Counts a request to the reservation engine. */
  rates: NightsCacheOptions['onOutcome'];
}

/** Records nothing. */
export const noMetrics: Metrics = {
  request: () => undefined,
  mail: () => undefined,
  rates: () => undefined,
};

const noGauges: Gauges = {
  outbox: () => ({ length: 0, limit: 0, oldest: 0, failed: 0, overdue: 0 }),
  droppedLogLines: () => 0,
  freeBytes: async () => 0,
  hotel: () => ({ snapshot: '', errors: 0 }),
};

const secondInMs = 1000;

/** Histogram buckets for the time to the first byte, in s. */
const firstByteBuckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

/** The route of a URL. URLs themselves are unsuitable as labels, since clients can invent any number of URLs. */
function routeOf(url: string, page: CacheKey | undefined, status: number): string {
  if (page) return page.url.split('?', 1)[0] ?? '/';
  const [, first = '', second = ''] = /^\/([\w-]*)\/?([\w-]*)/.exec(url) ?? [];
  if (first === 'api' && formNames.includes(second as FormName)) return `/api/${second}`;
  if (status === 404 && first !== 'api') return 'not found';
  return ['api', 'assets', 'media', 'healthz', 'readyz'].includes(first) ? `/${first}` : 'other';
}

/** Observes the time until the response head is written, in s. */
function timeFirstByte(res: ServerResponse, observe: (seconds: number) => void): void {
  const started = performance.now();
  const { writeHead } = res;
  res.writeHead = function writeHeadTimed(this: ServerResponse, ...head: unknown[]) {
    observe((performance.now() - started) / secondInMs);
    res.writeHead = writeHead;
    return Reflect.apply(writeHead, this, head);
  } as typeof writeHead;
}

/**
 * Creates metrics in Prometheus's text format, without personal data.
 * @param gauges default: all gauges are 0
 * docs/for-operators.md#monitoring
 */
export async function createMetrics(gauges: Gauges = noGauges) {
  // prom-client is slow to load, so it is loaded only if METRICS_PORT is set.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });

  const requests = counter('site_requests_total', 'Requests, by route and status', 'route', 'status');
  const cache = counter('site_page_cache_total', 'Page requests, by whether they hit the cache', 'result');
  const mails = counter('site_mails_total', 'Attempts to send an email, by outcome', 'outcome');
  const firstByte = new Histogram({
    name: 'site_first_byte_seconds',
    help: 'Time until the response head is written',
    buckets: firstByteBuckets,
    registers,
  });
  const ratesRequests = counter(
    'site_rates_requests_total',
    'Requests to the reservation engine for nights and rates, by outcome',
    'outcome',
  );

  const { outbox, hotel, droppedLogLines, freeBytes } = gauges;
  gauge('site_mail_queue_length', 'Messages waiting to be sent', () => outbox().length);
  gauge(
    'site_mail_queue_limit',
    'How many messages may wait before posts are rejected',
    () => outbox().limit,
  );
  gauge(
    'site_mail_oldest_seconds',
    'How long the oldest message has been waiting',
    () => outbox().oldest / secondInMs,
  );
  gauge(
    'site_mail_failed',
    'Notices to the hotel and list changes that failed permanently',
    () => outbox().failed,
  );
  gauge(
    'site_mail_overdue',
    'Messages held for an operator because they were tried for too long',
    () => outbox().overdue,
  );
  gauge('site_log_lines_dropped', 'Log lines dropped since startup', droppedLogLines);
  gauge('site_data_free_bytes', 'Free space on the volume of DATA_DIR', freeBytes);
  gauge(
    'site_hotel_errors',
    'Errors in the last load of content; content with errors is not served',
    () => hotel().errors,
  );
  new Gauge({
    name: 'site_hotel_snapshot',
    help: 'Always 1; the label is the id of the snapshot being served',
    labelNames: ['id'],
    registers,
    collect() {
      this.reset();
      this.set({ id: hotel().snapshot }, 1);
    },
  });

  const metrics: Metrics = {
    request(req, res, isHit) {
      // Express changes `req.url` in routers.
      const { url = '' } = req;
      timeFirstByte(res, (seconds) => firstByte.observe(seconds));
      res.on('close', () => {
        requests.inc({ route: routeOf(url, req.cacheKey, res.statusCode), status: res.statusCode });
        if (isHit !== undefined) cache.inc({ result: isHit ? 'hit' : 'miss' });
      });
    },
    mail: (outcome) => mails.inc({ outcome }),
    rates: (outcome) => ratesRequests.inc({ outcome }),
  };
  return { metrics, text: () => register.metrics(), contentType: register.contentType };
}

/** Serves `/metrics` on a separate port, which is not public. */
export function metricsServer(
  { text, contentType }: Pick<Awaited<ReturnType<typeof createMetrics>>, 'text' | 'contentType'>,
  current: () => Pick<Snapshot, 'headers' | 'content'>,
): Server {
  return createHttpServer(async (req, res) => {
    const isKnown = req.url === '/metrics' && req.method === 'GET';
    const headers = { ...current().headers, 'Cache-Control': 'no-store', 'Content-Type': contentType };
    res.writeHead(isKnown ? 200 : 404, headers).end(isKnown ? await text() : '');
  });
}
