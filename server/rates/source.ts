import type * as z from 'zod';
import type { Night } from '../../shared/rates/night';
import type { RatesSource } from '../../shared/schema/hotel';
import type { Stay } from '../../shared/stay';
import { boundedText } from '../mail/boundedText';
import { parseRetryAfter } from '../mail/retryPolicy';

/** The nights of rooms by slug. */
export type NightsByRoom = ReadonlyMap<string, readonly Night[]>;

export type Days = Pick<Stay, 'arrival' | 'departure'>;

/** The prices of a stay in rooms by slug. */
type TotalsByRoom = ReadonlyMap<string, number>;

/** Only rooms with an id in the engine have nights. */
export interface RoomInEngine {
  slug: string;
  engineRoomId?: string | undefined;
}

/** A reservation engine that knows nights and rates. docs/behavior.md#nights */
export interface RateSource {
  name: Exclude<RatesSource, 'none'>;
  /** Between two requests, in ms. */
  spacing: number;
  /**
   * The nights of all rooms from a day to the day before another, at the engine's own prices for two adults.
   * @throws SourceError
   */
  fetchNights(from: string, to: string): Promise<NightsByRoom>;
  /**
   * The price of a stay for two adults in each room, for an engine that names none by night.
   * @throws SourceError
   */
  fetchTotals?(stay: Days): Promise<TotalsByRoom>;
}

/** A reservation engine that gave no answer that could be used. The message has no key and no address. */
export class SourceError extends Error {
  constructor(
    message: string,
    /** Retry-After, in ms. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** For an answer with its body, in ms. */
const timeout = 3000;

/** The most that is read of an answer, in bytes. A month of fifty rooms has less than 1 MB. */
const answerLimit = 2 * 1024 * 1024;

function noAnswer({ name }: Error): never {
  throw new SourceError(name === 'TimeoutError' ? 'no answer in time' : 'no connection');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Requests JSON. Redirects are not followed, since they would take the key elsewhere.
 * @throws SourceError for any answer that is not of the schema
 */
export async function fetchJson<Schema extends z.ZodType>(
  schema: Schema,
  url: URL,
  init: RequestInit = {},
): Promise<z.output<Schema>> {
  const options = { ...init, signal: AbortSignal.timeout(timeout), redirect: 'manual' } as const;
  const response = await fetch(url, options).catch(noAnswer);
  if (!response.ok) {
    // The connection may break meanwhile.
    await response.body?.cancel().catch(() => undefined);
    const wait = parseRetryAfter(response.headers.get('retry-after') ?? undefined, Date.now());
    throw new SourceError(`status ${response.status}`, wait);
  }
  const text = await boundedText(response, answerLimit).catch(noAnswer);
  if (text === undefined) throw new SourceError('an answer that is too long');
  const { success, data } = schema.safeParse(parsed(text));
  if (!success) throw new SourceError('an answer that is not of the documented form');
  return data;
}

/**
 * Only the nights of a span.
 * @throws SourceError for a day outside of it; the day of departure is left out
 */
export function nightsWithin(nights: readonly Night[], from: string, to: string): Night[] {
  if (nights.some(({ date }) => date < from || date > to))
    throw new SourceError('an answer with other days than requested');
  return nights.filter(({ date }) => date < to);
}
