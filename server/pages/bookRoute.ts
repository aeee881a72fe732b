import { buffer } from 'node:stream/consumers';
import compression from 'compression';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { agesOf, nightsField, stayEntriesOf } from '../../shared/bookQuery';
import { checkStay } from '../../shared/checkStay';
import { clockLabel } from '../../shared/content/intlFormats';
import { hotelTime } from '../../shared/hotelDay';
import { largestRoom } from '../../shared/hotelLinks';
import { brokenRules } from '../../shared/offers/rules';
import type { BookedNights } from '../../shared/pageData';
import { answerStay } from '../../shared/rates/answerStay';
import {
  cheapestStays,
  firstDay,
  type SearchResult,
  type StaySearch,
  searchOf,
} from '../../shared/rates/cheapestStays';
import { reach } from '../../shared/rates/nearbyStays';
import { monthOf, nextMonth } from '../../shared/rates/ratePlan';
import { addDays, bookPath, isPromoCode, type Stay, seenField, sumField } from '../../shared/stay';
import type { Config } from '../config';
import { offeredCodes, offerOfCode } from '../content/runningOffers';
import type { Snapshot } from '../content/snapshot';
import { type EngineDescription, engineLink, engineOf, wantsAges } from '../engines/engineLink';
import { errorMessages } from '../forms/formError';
import { clientAddress } from '../http/clientAddress';
import { limitReads } from '../http/limitReads';
import { requestTarget } from '../http/requestTarget';
import type { Rates } from '../rates/rates';
import { sendPage, textPage } from './pageResponse';
import type { PageRequest, RenderPage } from './render';

/** `res.locals` for a stay: the form's errors if the stay is invalid, and the prices and availability of nights. */
type BookLocals = Pick<PageRequest, 'formResult' | 'nights'>;

/** A query with one of these fields, or with the field for nights, requests a stay. */
const dayFields = ['arrival', 'departure'];

/** The maximum number of rendered forms per IP address and minute: each takes as long as hundreds of cached pages. */
export const renderLimit = 100;

const limitRenders = () =>
  limitReads(renderLimit, ({ snapshot }, res) => {
    res.type('text').send(errorMessages(snapshot.content).tooManyPosts(1));
  });

/** How long to wait for the engine, in ms. */
const maxWait = 1000;

/** The largest plausible price change while a guest decides, as a factor. */
const maxChange = 2;

/**
 * The total before tax that the guest saw earlier; undefined if it is unchanged or implausible.
 * @param seen the value in the query
 */
function earlierSum(seen: string | null, sum: number): number | undefined {
  if (!seen || !/^\d+(\.\d{1,2})?$/.test(seen)) return undefined;
  const before = Number(seen);
  const isPlausible = before > sum / maxChange && before < sum * maxChange;
  return isPlausible && before !== sum ? before : undefined;
}

interface NightsRequest {
  rates: Rates;
  snapshot: Snapshot;
  /** The guest's IP address. */
  address: string;
}

/** Returns the nights around a stay, if known, and whether the stay can't be booked. @param slug the room's slug */
async function nightsOf(
  { rates, snapshot, address }: NightsRequest,
  stay: Stay,
  slug: string | undefined,
  seen: string | null,
): Promise<{ nights?: BookedNights; isRefused?: boolean }> {
  const { hotel, ui } = snapshot.content;
  const { arrival, departure, adults, children } = stay;
  const wanted = { from: addDays(arrival, -reach), to: addDays(departure, reach), adults, children };
  const known = await rates.nights(snapshot, wanted, { maxWait, address });
  if (known.asOf === undefined) return {};
  const { cost, problem } = answerStay(known.rooms, stay, hotel, { room: slug });
  const before = cost && earlierSum(seen, cost.sum);
  const nights = {
    rooms: known.rooms,
    words: ui.nights,
    offers: offeredCodes(snapshot.content, snapshot.day),
    // Prices from content ('seasons') have no time.
    ...(known.source !== 'seasons' && {
      asOf: clockLabel(hotelTime(hotel.locale, known.asOf), hotel.locale),
    }),
    ...(before !== undefined && { before }),
  };
  return { nights, isRefused: problem !== undefined };
}

/** Returns the search in a query; undefined if the query has none, or the hotel has no prices by night. */
const searchIn = ({ content: { hotel }, day, site }: Snapshot, query: URLSearchParams) =>
  site.settings.hasNights ? searchOf(query, day, largestRoom(hotel)) : undefined;

/** Runs a search. If the month has no stays but the next month does, the result contains the next month. */
async function searchResult(
  { rates, snapshot, address }: NightsRequest,
  search: StaySearch,
): Promise<SearchResult> {
  const { content, day: today } = snapshot;
  const { nights, adults, children } = search;
  async function staysIn(month: string) {
    const from = firstDay(month);
    const wanted = { from, to: addDays(nextMonth(from), nights), adults, children };
    const { rooms } = await rates.nights(snapshot, wanted, { maxWait, address });
    return cheapestStays(rooms, { ...search, month }, content.hotel, today);
  }
  const { plan } = content.ui.nights;
  const found = { ...(await staysIn(search.month)), planWords: { plan } };
  if (found.stays.length > 0) return { ...search, ...found };
  const next = monthOf(nextMonth(firstDay(search.month)));
  const isFree = (await staysIn(next)).stays.length > 0;
  return { ...search, ...found, ...(isFree && { next }) };
}

/** The response to a query: a redirect to the engine's URL, or the form, with errors if the stay is invalid. */
interface BookResponse {
  location?: string;
  errors?: Record<string, string>;
  nights?: BookedNights | undefined;
}

/** Returns the engine's URL for a complete stay that can be booked, unless /book must show the stay's cost first. */
async function responseFor(
  request: NightsRequest,
  query: URLSearchParams,
  engine: EngineDescription | undefined,
): Promise<BookResponse> {
  const { snapshot } = request;
  const { content, day: today } = snapshot;
  const { rooms, hotel, stayForm } = content;
  const room = rooms.find(({ slug }) => slug === query.get('room'));
  const code = query.get('code') ?? '';
  const limits = { today, sleeps: room?.occupancy ?? largestRoom(hotel), isOneRoom: room !== undefined };
  const { stay, errors } = checkStay(stayEntriesOf(query), limits, stayForm.errors);
  if (!stay) return { errors };
  const offer = isPromoCode(code) ? offerOfCode(content, code, today) : undefined;
  if (offer && brokenRules(offer.rules, stay, { today, rooms: room ? [room] : rooms }).length > 0)
    return { errors: {} };
  const ages = wantsAges(engine) ? agesOf(query, stay.children) : [];
  if (!ages) return { errors: {} };
  const seen = query.get(seenField);
  const { nights, isRefused } = await nightsOf(request, stay, room?.slug, seen);
  if (isRefused) return { errors: {}, nights };
  if (nights?.before !== undefined || query.has(sumField)) return { nights };
  return {
    location: engineLink(
      engine,
      {
        ...stay,
        ages,
        roomId: room?.engineRoomId,
        code: offer?.code ?? (isPromoCode(code) ? code : undefined),
        language: hotel.locale.language,
        currency: hotel.locale.currency,
      },
      hotel.booking,
    ),
  };
}

/**
 * GET /book: redirects a stay to the reservation engine (303), shows its cost (200), or shows the stay form with a
 * message at each invalid field (422). Responses depend on the day, so only this server caches the empty form, and
 * nothing else is cached. All redirects lead to the engine's host.
 * docs/behavior.md#book
 */
export function bookRoutes(
  config: Pick<Config, 'BOOKING_ENGINE'>,
  renderPage: RenderPage,
  rates: Rates,
): Router {
  const router = Router({ caseSensitive: true });

  const engine = engineOf(config.BOOKING_ENGINE);

  let emptyForm: { snapshot: Snapshot; html: string } | undefined;

  const requestOf = (req: Request): NightsRequest => ({
    rates,
    snapshot: req.snapshot,
    address: clientAddress(req),
  });

  function preventCaching(_req: Request, res: Response, next: NextFunction) {
    res.set('Cache-Control', 'no-store');
    next();
  }

  async function sendEmptyForm(req: Request, res: Response, next: NextFunction) {
    if (requestTarget(req).query) return next();
    const { snapshot } = req;
    if (emptyForm?.snapshot !== snapshot) {
      const page = await renderPage({ snapshot, url: bookPath, status: 200, isPublic: true });
      const html = String(await buffer(page.html));
      if (!page.isComplete()) return sendPage(res, textPage(page.status, html));
      emptyForm = { snapshot, html };
    }
    await sendPage(res, textPage(200, emptyForm.html));
  }

  async function redirectToEngine(req: Request, res: Response, next: NextFunction) {
    const query = new URLSearchParams(requestTarget(req).query);
    const isSearch = searchIn(req.snapshot, query) !== undefined;
    if (isSearch || ![...dayFields, nightsField].some((name) => query.has(name))) return next();
    const { location, errors, nights } = await responseFor(requestOf(req), query, engine);
    if (location) return res.redirect(303, location);
    const { refused } = req.snapshot.content.stayForm.errors;
    const formResult = errors && ({ form: 'stay', success: false, message: refused, errors } as const);
    Object.assign(res.locals, { formResult, nights } satisfies BookLocals);
    next();
  }

  async function sendForm(req: Request, res: Response) {
    const { query } = requestTarget(req);
    const { formResult, nights } = res.locals as BookLocals;
    const { snapshot } = req;
    const wanted = searchIn(snapshot, new URLSearchParams(query));
    const search = wanted && (await searchResult(requestOf(req), wanted));
    const status = formResult ? 422 : 200;
    const page = { snapshot, url: bookPath + query, status, formResult, nights, search };
    await sendPage(res, await renderPage(page));
  }

  router
    .route(bookPath)
    .get(compression(), preventCaching, sendEmptyForm, redirectToEngine, limitRenders(), sendForm)
    .all((_req, res) => {
      res.set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
      res.status(405).type('text').send('Method not allowed');
    });
  return router;
}
