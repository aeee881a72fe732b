import compression from 'compression';
import { type Request, type Response, Router } from 'express';
import { rooms } from '../../generated/content/rooms';
import { checkStay } from '../../shared/checkStay';
import { type EngineName, engineLink } from '../../shared/engines';
import { hotelDay } from '../../shared/hotelDay';
import { messages } from '../../shared/messages';
import { largestRoom } from '../../shared/site';
import { bookPath, isPromoCode, noStay, type StayTexts, stayFields } from '../../shared/stay';
import type { Config } from '../config';
import { requestTarget } from '../http/requestTarget';
import { sendPage } from './page';
import type { RenderPage } from './render';

/** The language of the site's pages. */
const language = 'en-US';

/** What the form asked with: two adults where nobody said otherwise. */
const textsOf = (query: URLSearchParams): StayTexts =>
  Object.fromEntries(stayFields.map((name) => [name, (query.get(name) ?? noStay[name]).trim()])) as StayTexts;

/** The engine's address for a stay, or the sentences that keep the guest here. */
function answerTo(
  query: URLSearchParams,
  engine: EngineName,
): { location: string } | { errors: Record<string, string> } {
  const room = rooms.find(({ slug }) => slug === query.get('room'));
  const code = query.get('code') ?? '';
  const { stay, errors } = checkStay(textsOf(query), {
    today: hotelDay(),
    sleeps: room?.occupancy ?? largestRoom,
    isOneRoom: room !== undefined,
  });
  if (!stay) return { errors };
  const roomId = room?.engineRoomId;
  return {
    location: engineLink(engine, { ...stay, roomId, code: isPromoCode(code) ? code : undefined, language }),
  };
}

/**
 * GET /book: leads a stay to the reservation engine (303), or shows the stay form, with a sentence at each field that
 * makes no sense (422). It depends on the day, so nobody keeps it; it leads to no other host than the engine's.
 * docs/behavior.md#book
 */
export function bookRoutes(config: Pick<Config, 'BOOKING_ENGINE'>, renderPage: RenderPage): Router {
  const router = Router({ caseSensitive: true });

  async function book(req: Request, res: Response) {
    const target = requestTarget(req);
    const query = new URLSearchParams(target.query);
    const url = bookPath + target.query;
    res.set('Cache-Control', 'no-store');
    if (!query.has('arrival') && !query.has('departure'))
      return sendPage(res, await renderPage({ url, status: 200 }));
    const result = answerTo(query, config.BOOKING_ENGINE);
    if ('location' in result) return res.redirect(303, result.location);
    const answer = { form: 'stay', success: false, message: messages.stay.refused, ...result } as const;
    await sendPage(res, await renderPage({ url, status: 422, answer }));
  }

  router
    .route(bookPath)
    .get(compression(), book)
    .all((_req, res) => {
      res.set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
      res.status(405).type('text').send('Method not allowed');
    });
  return router;
}
