import { type Request, type Response, Router } from 'express';
import { largestRoom } from '../../shared/hotelLinks';
import { freshFor, usableFor } from '../../shared/rates/nightsFreshness';
import { defaultStay, isDay, nightCount, parseCount } from '../../shared/stay';
import { offeredCodes } from '../content/runningOffers';
import { errorMessages } from '../forms/formError';
import { clientAddress } from '../http/clientAddress';
import { limitReads } from '../http/limitReads';
import { requestTarget } from '../http/requestTarget';
import type { NightsAnswer, Rates, WantedNights } from './rates';

/** The longest period that can be requested, in days: 13 months. */
const maxSpan = 400;

/** How long to wait for a month that is not cached, in ms. */
const maxWait = 3000;

/** How long browsers and proxies may cache a stale response while it is being renewed, in ms. */
const renewingMaxAge = 30 * 1000;

/** The maximum number of requests per IP address and minute. A calendar requests 13 months. */
export const nightsLimit = 300;

/** Reads the parameters, or returns an error message. @param largest how many guests the largest room sleeps */
function parametersIn(query: URLSearchParams, largest: number): WantedNights | { message: string } {
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '';
  const adults = parseCount(query.get('adults') ?? defaultStay.adults);
  const children = parseCount(query.get('children') ?? defaultStay.children);
  const example = 'must be a date such as 2027-05-01';
  if (!isDay(from)) return { message: `from ${example}` };
  if (!isDay(to)) return { message: `to ${example}` };
  const days = nightCount({ arrival: from, departure: to });
  if (days < 1) return { message: 'to must be later than from' };
  if (days > maxSpan) return { message: `to must be at most ${maxSpan} days later than from` };
  if (!(adults >= 1)) return { message: 'adults must be a whole number, at least 1' };
  if (!(children >= 0)) return { message: 'children must be a whole number' };
  if (adults + children > largest)
    return { message: `adults and children must be at most ${largest} together` };
  return { from, to, adults, children };
}

/** Returns the Cache-Control header. A response may be cached while it is fresh. */
function cacheControl({ asOf, isComplete }: NightsAnswer): string {
  if (asOf === undefined || !isComplete) return 'no-store';
  const age = Date.now() - asOf;
  const left = age < freshFor ? freshFor - age : Math.min(renewingMaxAge, usableFor - age);
  return `public, max-age=${Math.max(0, Math.floor(left / 1000))}`;
}

/**
 * Creates GET /api/nights?from=2027-05-01&to=2027-06-01&adults=2&children=0. The response has every room's plans with
 * the nights for these guests, the running offers, and the calendar's labels. docs/behavior.md#nights
 */
export function nightsRoute(rates: Rates): Router {
  async function send(req: Request, res: Response) {
    const { snapshot } = req;
    const { hotel, ui } = snapshot.content;
    const parameters = parametersIn(new URLSearchParams(requestTarget(req).query), largestRoom(hotel));
    if ('message' in parameters) return void res.status(400).json(parameters);
    const known = await rates.nights(snapshot, parameters, { maxWait, address: clientAddress(req) });
    const { source, asOf, rooms } = known;
    res.set('Cache-Control', cacheControl(known)).json({
      currency: hotel.locale.currency,
      source,
      ...(asOf !== undefined && { asOf: new Date(asOf).toISOString() }),
      rooms,
      offers: offeredCodes(snapshot.content, snapshot.day),
      words: ui.nights,
    });
  }

  const refuse: Parameters<typeof limitReads>[1] = ({ snapshot }, res) => {
    res.json({ message: errorMessages(snapshot.content).tooManyPosts(1) });
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
