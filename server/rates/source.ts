import type * as z from 'zod';
import type { Plan } from '../../shared/rates/plan';
import type { RatesSource } from '../../shared/schema/hotel';
import { boundedText } from '../mail/boundedText';
import { parseRetryAfter } from '../mail/outbox/retryPolicy';

/** Rooms' plans, keyed by slug. */
export type PlansByRoom = ReadonlyMap<string, readonly Plan[]>;

/** A room, which has plans only if it has an id in the engine. */
export interface RoomInEngine {
  slug: string;
  engineRoomId?: string | undefined;
}

/** A reservation engine that provides nights and rates. docs/behavior.md#nights */
export interface RateSource {
  name: Exclude<RatesSource, 'none'>;
  /** The pause between two requests, in ms. */
  spacing: number;
  /**
   * All rooms' public plans with the nights from `from` up to but not including `to`, at the engine's own prices for
   * two adults.
   * @param report called for each part of the response that can't be understood, with its path
   * @throws SourceError
   */
  fetchPlans(from: string, to: string, report: (message: string) => void): Promise<PlansByRoom>;
}

/** The reservation engine gave no usable response. The message contains no key and no address. */
export class SourceError extends Error {
  constructor(
    message: string,
    /** Retry-After, in ms. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Timeout for a response including its body, in ms. */
const timeout = 3000;

/** How much of a response is read, in bytes. A month for fifty rooms takes less than 1 MB. */
const responseLimit = 2 * 1024 * 1024;

function noResponse({ name }: Error): never {
  throw new SourceError(name === 'TimeoutError' ? 'no response in time' : 'no connection');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Requests JSON. Redirects are not followed, since they would send the key elsewhere.
 * @throws SourceError for any response that does not match the schema
 */
export async function fetchJson<Schema extends z.ZodType>(
  schema: Schema,
  url: URL,
  init: RequestInit = {},
): Promise<z.output<Schema>> {
  const options = { ...init, signal: AbortSignal.timeout(timeout), redirect: 'manual' } as const;
  const response = await fetch(url, options).catch(noResponse);
  if (!response.ok) {
    // The connection may break in the meantime.
    await response.body?.cancel().catch(() => undefined);
    const wait = parseRetryAfter(response.headers.get('retry-after') ?? undefined, Date.now());
    throw new SourceError(`status ${response.status}`, wait);
  }
  const text = await boundedText(response, responseLimit).catch(noResponse);
  if (text === undefined) throw new SourceError('the response is too long');
  const { success, data } = schema.safeParse(parsed(text));
  if (!success) throw new SourceError('the response is not in the documented format');
  return data;
}
