import { buffer } from 'node:stream/consumers';
import compression from 'compression';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { agesOf, nightsField, stayTextsOf } from '../../shared/bookQuery';
import { checkStay } from '../../shared/checkStay';
import { type EngineDescription, engineLink, engineOf, wantsAges } from '../../shared/engines';
import { largestRoom } from '../../shared/hotelLinks';
import { offerOfCode } from '../../shared/offers/offerOfCode';
import { brokenRules } from '../../shared/offers/rules';
import { bookPath, isPromoCode, sumField } from '../../shared/stay';
import type { Config } from '../config';
import type { Snapshot } from '../content/snapshot';
import { errorTexts } from '../forms/errors';
import { limitReads } from '../http/limitReads';
import { requestTarget } from '../http/requestTarget';
import { roomBlockIn } from './loaders';
import { sendPage, textPage } from './page';
import type { PageRequest, RenderPage } from './render';

/** `res.locals` of a stay that makes no sense: what its form says. */
interface BookLocals {
  answer?: PageRequest['answer'];
}

/** A query with one of these, or with nights, asks for a stay. */
const dayFields = ['arrival', 'departure'];

/** How many forms that are rendered for it alone an address gets in a minute: a render takes as long as hundreds of kept pages. */
export const renderLimit = 100;

const limitRenders = () =>
  limitReads(renderLimit, ({ snapshot }, res) => {
    res.type('text').send(errorTexts(snapshot.content).tooManyPosts(1));
  });

/** The engine's URL for a stay, or the form's errors: none where its code does not hold or an age is missing. */
function answerTo(
  { content, day: today }: Snapshot,
  query: URLSearchParams,
  engine: EngineDescription | undefined,
): { location: string } | { errors: Record<string, string> } {
  const { rooms, hotel, stayForm } = content;
  const room = rooms.find(({ slug }) => slug === query.get('room'));
  const code = query.get('code') ?? '';
  const limits = { today, sleeps: room?.occupancy ?? largestRoom(hotel), isOneRoom: room !== undefined };
  const { stay, errors } = checkStay(stayTextsOf(query), limits, stayForm.errors);
  if (!stay) return { errors };
  const block = roomBlockIn(content, query);
  const offer = isPromoCode(code) ? offerOfCode(content, code, today) : undefined;
  const known = block ?? offer;
  if (known && brokenRules(known.rules, stay, { today, rooms: room ? [room] : rooms }).length > 0)
    return { errors: {} };
  const ages = wantsAges(engine) ? agesOf(query, stay.children) : [];
  if (!ages) return { errors: {} };
  return {
    location: engineLink(
      engine,
      {
        ...stay,
        ages,
        roomId: room?.engineRoomId,
        group: block?.code,
        code: block ? undefined : (offer?.code ?? (isPromoCode(code) ? code : undefined)),
        language: hotel.locale.language,
        currency: hotel.locale.currency,
      },
      hotel.booking,
    ),
  };
}

/**
 * GET /book: leads a stay to the reservation engine (303), shows what it costs (200), or shows the stay form, with a sentence
 * at each field that makes no sense (422). It depends on the day: only this server caches it, and only the empty
 * form; it leads to no other host than the engine's.
 * docs/behavior.md#book
 */
export function bookRoutes(config: Pick<Config, 'BOOKING_ENGINE'>, renderPage: RenderPage): Router {
  const router = Router({ caseSensitive: true });

  const engine = engineOf(config.BOOKING_ENGINE);

  let emptyForm: { snapshot: Snapshot; html: string } | undefined;

  function forbidKeeping(_req: Request, res: Response, next: NextFunction) {
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

  function leadToEngine(req: Request, res: Response, next: NextFunction) {
    const query = new URLSearchParams(requestTarget(req).query);
    if (![...dayFields, nightsField].some((name) => query.has(name))) return next();
    const result = answerTo(req.snapshot, query, engine);
    if ('location' in result && query.has(sumField)) return next();
    if ('location' in result) return res.redirect(303, result.location);
    const { refused } = req.snapshot.content.stayForm.errors;
    const answer = { form: 'stay', success: false, message: refused, ...result } as const;
    Object.assign(res.locals, { answer } satisfies BookLocals);
    next();
  }

  async function sendForm(req: Request, res: Response) {
    const url = bookPath + requestTarget(req).query;
    const { answer } = res.locals as BookLocals;
    const { snapshot } = req;
    await sendPage(res, await renderPage({ snapshot, url, status: answer ? 422 : 200, answer }));
  }

  router
    .route(bookPath)
    .get(compression(), forbidKeeping, sendEmptyForm, leadToEngine, limitRenders(), sendForm)
    .all((_req, res) => {
      res.set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
      res.status(405).type('text').send('Method not allowed');
    });
  return router;
}
