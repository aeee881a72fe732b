import type * as z from 'zod';
import type { Party, RatePlan } from '../../shared/rates/ratePlan';
import type { Room } from '../../shared/room';
import type { RatesSourceName } from '../../shared/schema/hotel';
import { boundedText } from '../http/boundedText';
import { parseRetryAfter } from '../http/retryAfter';

/** Plans, keyed by the engine's id of the room. */
export type PlansByRoom = Map<string, readonly RatePlan[]>;

/** A request for the nights from `from` up to but not including `to`, for a party. */
interface Question extends Party {
  from: string;
  to: string;
  /** An ISO 4217 code, such as 'USD'. Prices in another currency are ignored. */
  currency: string;
}

/** A reservation engine that provides nights and rates. docs/behavior.md#nights */
export interface RatesEngine {
  name: Exclude<RatesSourceName, 'demo' | 'none'>;
  /** The pause between two requests, in ms. */
  spacing: number;
  /**
   * Requests all rooms' public plans and plans with promo codes, at the engine's own prices.
   * @param report called with the path of each part of the response that can't be parsed
   * @throws EngineError
   */
  fetchPlans(question: Question, report: (message: string) => void): Promise<PlansByRoom>;
}

/** Plans that depend only on content, at the prices that the site shows. docs/behavior.md#nights */
export interface ContentPlans {
  name: 'demo' | 'seasons';
  plansOf(room: Room, days: readonly string[], party: Party): RatePlan[];
}

/** Thrown if the reservation engine gave no usable response. The message contains no API key and no URL. */
export class EngineError extends Error {
  /** The response's Retry-After, in ms. */
  readonly retryAfter: number | undefined;
  /** Whether the engine refused only this request, so that other requests can still be made. */
  readonly isThisRequestOnly: boolean;

  constructor(
    message: string,
    { retryAfter, isThisRequestOnly = false }: { retryAfter?: number; isThisRequestOnly?: boolean } = {},
  ) {
    super(message);
    this.retryAfter = retryAfter;
    this.isThisRequestOnly = isThisRequestOnly;
  }
}

/** Client errors that affect all requests: missing permissions, and too many requests. */
const sharedStatuses: readonly number[] = [401, 403, 429];

/** The timeout for a response including its body, in ms. */
const timeout = 3000;

/** The maximum size of a response, in bytes. A month for fifty rooms takes less than 1 MB. */
const responseLimit = 2 * 1024 * 1024;

function noResponse({ name }: Error): never {
  throw new EngineError(name === 'TimeoutError' ? 'no response in time' : 'no connection');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Requests JSON. Does not follow redirects, which would send the API key to another URL.
 * @throws EngineError if there is no response that matches the schema
 */
export async function fetchJson<Schema extends z.ZodType>(
  schema: Schema,
  url: URL,
  init: RequestInit = {},
): Promise<z.output<Schema>> {
  const options = { ...init, signal: AbortSignal.timeout(timeout), redirect: 'manual' } as const;
  const response = await fetch(url, options).catch(noResponse);
  if (!response.ok) {
    // Canceling the body fails if the connection has already broken.
    await response.body?.cancel().catch(() => undefined);
    const { status, headers } = response;
    const retryAfter = parseRetryAfter(headers.get('retry-after') ?? undefined, Date.now());
    const isThisRequestOnly = status >= 400 && status < 500 && !sharedStatuses.includes(status);
    throw new EngineError(`status ${status}`, {
      isThisRequestOnly,
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }
  const text = await boundedText(response, responseLimit).catch(noResponse);
  if (text === undefined) throw new EngineError('the response is too long', { isThisRequestOnly: true });
  const { success, data } = schema.safeParse(parsed(text));
  if (!success) throw new EngineError('the response is not in the documented format');
  return data;
}
