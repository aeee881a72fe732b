import { buffer } from 'node:stream/consumers';
import compression from 'compression';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { rateLimit } from 'express-rate-limit';
import { blocks } from '../../generated/content/blocks/all';
import { rooms } from '../../generated/content/rooms';
import { stayForm } from '../../generated/content/stay';
import { agesOf, nightsField, stayTextsOf } from '../../shared/bookQuery';
import { checkStay } from '../../shared/checkStay';
import { engineLink, engineOf, wantsAges } from '../../shared/engines';
import { hotelDay } from '../../shared/hotelDay';
import { dayAfter, hotelMidnight } from '../../shared/hotelMidnight';
import { offerOfCode } from '../../shared/offers/offerOfCode';
import { brokenRules } from '../../shared/offers/rules';
import type { Block, BookedBlock } from '../../shared/schema/block';
import type { EngineDescription } from '../../shared/schema/engine';
import { largestRoom, site } from '../../shared/site';
import { bookPath, isPromoCode, sumField } from '../../shared/stay';
import type { Config } from '../config';
import { errorTexts } from '../forms/errors';
import { countedAddress } from '../http/countedAddress';
import { requestTarget } from '../http/requestTarget';
import { sendPage, textPage } from './page';
import type { PageRequest, RenderPage } from './render';

/** `res.locals` of a stay that makes no sense: what its form says. */
interface BookLocals {
  answer?: PageRequest['answer'];
}

/** A query with one of these, or with nights, asks for a stay. */
const dayFields = ['arrival', 'departure'];

const second = 1000;
const minute = 60 * second;

/** How many forms that are rendered for it alone an address gets in a minute: a render takes as long as hundreds of kept pages. */
export const renderLimit = 100;

const limitRenders = () =>
  rateLimit({
    windowMs: minute,
    limit: renderLimit,
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: countedAddress,
    handler(_req, res) {
      res.set('Retry-After', String(minute / second));
      res.status(429).type('text').send(errorTexts.tooManyPosts(1));
    },
  });

/** The group whose page the stay comes from. */
function blockIn(query: URLSearchParams): Block | undefined {
  const name = query.get('group') ?? '';
  return Object.hasOwn(blocks, name) ? blocks[name] : undefined;
}

/** What /book says of a group: not its code. */
const bookedBlock = ({ name, title, firstNight, lastNight, deadline, rules }: Block): BookedBlock => ({
  ...{ name, title, firstNight, lastNight, deadline, rules },
});

/** The engine's URL for a stay, or the form's errors: none where its code does not hold or an age is missing. */
function answerTo(
  query: URLSearchParams,
  engine: EngineDescription | undefined,
): { location: string } | { errors: Record<string, string> } {
  const room = rooms.find(({ slug }) => slug === query.get('room'));
  const code = query.get('code') ?? '';
  const today = hotelDay();
  const { stay, errors } = checkStay(stayTextsOf(query), {
    today,
    sleeps: room?.occupancy ?? largestRoom,
    isOneRoom: room !== undefined,
  });
  if (!stay) return { errors };
  const block = blockIn(query);
  const offer = isPromoCode(code) ? offerOfCode(code, today) : undefined;
  const known = block ?? offer;
  if (known && brokenRules(known.rules, stay, { today, rooms: room ? [room] : rooms }).length > 0)
    return { errors: {} };
  const ages = wantsAges(engine) ? agesOf(query, stay.children) : [];
  if (!ages) return { errors: {} };
  return {
    location: engineLink(engine, {
      ...stay,
      ages,
      roomId: room?.engineRoomId,
      group: block?.code,
      code: block ? undefined : (offer?.code ?? (isPromoCode(code) ? code : undefined)),
      language: site.locale.language,
      currency: site.locale.currency,
    }),
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

  let emptyForm: { until: number; html: string } | undefined;

  function forbidKeeping(_req: Request, res: Response, next: NextFunction) {
    res.set('Cache-Control', 'no-store');
    next();
  }

  async function sendEmptyForm(req: Request, res: Response, next: NextFunction) {
    if (requestTarget(req).query) return next();
    if (!emptyForm || emptyForm.until <= Date.now()) {
      const midnight = hotelMidnight(dayAfter(hotelDay()));
      const page = await renderPage({ url: bookPath, status: 200, isPublic: true });
      const html = String(await buffer(page.html));
      if (page.status !== 200) return sendPage(res, textPage(page.status, html));
      emptyForm = { until: Math.min(page.validUntil(), midnight), html };
    }
    await sendPage(res, textPage(200, emptyForm.html));
  }

  function leadToEngine(req: Request, res: Response, next: NextFunction) {
    const query = new URLSearchParams(requestTarget(req).query);
    if (![...dayFields, nightsField].some((name) => query.has(name))) return next();
    const result = answerTo(query, engine);
    if ('location' in result && query.has(sumField)) return next();
    if ('location' in result) return res.redirect(303, result.location);
    const answer = { form: 'stay', success: false, message: stayForm.errors.refused, ...result } as const;
    Object.assign(res.locals, { answer } satisfies BookLocals);
    next();
  }

  async function sendForm(req: Request, res: Response) {
    const url = bookPath + requestTarget(req).query;
    const { answer: refusal } = res.locals as BookLocals;
    const block = blockIn(new URLSearchParams(requestTarget(req).query));
    const fine = { form: 'stay', success: true, message: '' } as const;
    const answer = block ? { ...(refusal ?? fine), group: bookedBlock(block) } : refusal;
    await sendPage(res, await renderPage({ url, status: refusal ? 422 : 200, answer }));
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
