import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { nightsIn } from '../../shared/stay';
import { listen } from './listen';

/** How the fake handles a request. */
export type Behavior =
  | 'answer'
  | 'hang'
  | 'drip'
  | 'status 429'
  | 'status 500'
  | 'html'
  | 'refusal'
  | 'endless'
  | 'redirect';

/** A room's rate in a response to getRatePlans. */
interface Rate {
  rateID: string;
  roomTypeID: string;
  propertyID?: string;
  isDerived: boolean;
  ratePlanNamePublic?: string | null;
  ratePlanNamePrivate?: string | null;
  propertyCurrency?: { currencyCode: string };
  roomRateDetailed: Record<string, unknown>[];
}

/** Returns one night of a rate, with the field names of the PMS API v1.3 specification. */
export const rateDetail = (date: string, totalRate: number, overrides: Record<string, unknown> = {}) => ({
  date,
  rateBase: totalRate,
  totalRate,
  roomsAvailable: 2,
  closedToArrival: false,
  closedToDeparture: false,
  blocked: false,
  minLos: 0,
  maxLos: 0,
  cutOff: 0,
  lastMinuteBooking: 0,
  ...overrides,
});

export const baseRate = (roomTypeID: string, roomRateDetailed: Record<string, unknown>[]): Rate => ({
  rateID: `${roomTypeID}-base`,
  roomTypeID,
  isDerived: false,
  roomRateDetailed,
});

/** Starts a fake Cloudbeds server. @param ratesFor returns the rooms' rates for the given days */
export async function startFakeCloudbeds(ratesFor: (days: string[]) => Rate[]) {
  // `retryAfter` is in s.
  const state = { behavior: 'answer' as Behavior, retryAfter: 600, refusal: 'Invalid key' };
  const requests: { query: Record<string, string>; key: string | undefined }[] = [];

  function rates(query: Record<string, string>): Rate[] {
    const days = nightsIn({ arrival: query.startDate ?? '', departure: query.endDate ?? '' });
    return ratesFor(days);
  }

  function respond(req: IncomingMessage, res: ServerResponse) {
    const query = Object.fromEntries(new URL(req.url ?? '', 'http://localhost').searchParams);
    requests.push({ query, key: req.headers['x-api-key']?.toString() });
    const json = (status: number, body: unknown, headers = {}) =>
      res.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
    switch (state.behavior) {
      case 'hang':
        return;
      case 'drip': {
        const timer = setInterval(() => res.write(' '), 50);
        return void res.on('close', () => clearInterval(timer));
      }
      case 'status 429':
        return json(
          429,
          { success: false, message: 'Too many requests' },
          { 'Retry-After': String(state.retryAfter) },
        );
      case 'status 500':
        return json(500, {});
      case 'html':
        return res.end('<h1>Maintenance</h1>');
      case 'refusal':
        return json(200, { success: false, message: state.refusal });
      case 'endless':
        return res.end(JSON.stringify({ success: true, data: [], padding: 'x'.repeat(5_000_000) }));
      case 'redirect':
        return res.writeHead(302, { Location: `http://${req.headers.host}/elsewhere` }).end();
      default:
        return json(200, { success: true, data: rates(query) });
    }
  }

  return { ...(await listen(createServer(respond))), state, requests };
}
