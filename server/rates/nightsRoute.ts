import { type Request, type Response, Router } from 'express';
import { freshFor, usableFor } from '../../shared/rates/night';
import { packRoom } from '../../shared/rates/packed';
import { cheapestNight } from '../../shared/rates/stayIn';
import { defaultStay, isDay, nightCount, nightsIn, parseCount } from '../../shared/stay';
import { errorTexts } from '../forms/formError';
import { limitReads } from '../http/limitReads';
import { requestTarget } from '../http/requestTarget';
import type { KnownNights, Rates } from './rates';

/** The longest span, in days: 13 months. */
const maxSpan = 400;

/** How long to wait for a month that is not cached, in ms. */
const maxWait = 3000;

/** How long a response that is being renewed may be cached, in ms. */
const renewingMaxAge = 30 * 1000;

/** How many responses an address gets per minute. A calendar requests 13 months. */
export const nightsLimit = 300;

/** The parameters in a query, or a message about what is wrong. */
function parametersIn(query: URLSearchParams, rooms: readonly { slug: string }[]) {
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '';
  const room = query.get('room') ?? undefined;
  const adults = parseCount(query.get('adults') ?? defaultStay.adults);
  const example = 'must be a date such as 2027-05-01';
  if (!isDay(from)) return { message: `from ${example}` };
  if (!isDay(to)) return { message: `to ${example}` };
  const days = nightCount({ arrival: from, departure: to });
  if (days < 1) return { message: 'to must be later than from' };
  if (days > maxSpan) return { message: `to must be at most ${maxSpan} days later than from` };
  if (!(adults >= 1)) return { message: 'adults must be a whole number, at least 1' };
  if (room !== undefined && !rooms.some(({ slug }) => slug === room))
    return { message: 'room must be the last part of a room URL' };
  return { from, to, room, adults };
}

/** How long caches may keep a response: while it is fresh. */
function cacheControl({ asOf, isComplete }: KnownNights): string {
  if (asOf === undefined || !isComplete) return 'no-store';
  const age = Date.now() - asOf;
  const left = age < freshFor ? freshFor - age : Math.min(renewingMaxAge, usableFor - age);
  return `public, max-age=${Math.max(0, Math.floor(left / 1000))}`;
}

/**
 * GET /api/nights: availability and prices by night, for one room or the cheapest available one; with rooms=all, for
 * every room along with the calendar's texts. docs/behavior.md#nights
 */
export function nightsRoute(rates: Rates): Router {
  async function send(req: Request, res: Response) {
    const { snapshot } = req;
    const { hotel, rooms, ui } = snapshot.content;
    const query = new URLSearchParams(requestTarget(req).query);
    const parameters = parametersIn(query, rooms);
    if ('message' in parameters) return void res.status(400).json(parameters);
    const { from, to, room, adults } = parameters;
    const known = await rates.nights(snapshot, from, to, maxWait);
    const { source, asOf } = known;
    const days = nightsIn({ arrival: from, departure: to });
    const some = known.rooms.filter(({ slug }) => room === undefined || slug === room);
    res.set('Cache-Control', cacheControl(known)).json({
      currency: hotel.locale.currency,
      source,
      ...(asOf !== undefined && { asOf: new Date(asOf).toISOString() }),
      ...(query.get('rooms') === 'all'
        ? { rooms: some.map((each) => packRoom(each, from, days.length)), words: ui.nights }
        : { nights: days.flatMap((day) => cheapestNight(some, day, adults, hotel.rollawayPrice) ?? []) }),
    });
  }

  const refuse: Parameters<typeof limitReads>[1] = ({ snapshot }, res) => {
    res.json({ message: errorTexts(snapshot.content).tooManyPosts(1) });
  };
  return Router()
    .use('/nights', (_req, res, next) => {
      res.set('Cache-Control', 'no-store');
      next();
    })
    .get('/nights', limitReads(nightsLimit, refuse), send)
    .all('/nights', (_req, res) => {
      res.set('Allow', 'GET, HEAD').status(405).json({ message: 'Method not allowed' });
    });
}
