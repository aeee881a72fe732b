import { site } from '../site';
import { cloudbeds } from './cloudbeds';
import type { Engine, EngineStay } from './engine';
import { exely } from './exely';
import { generic } from './generic';
import { mews } from './mews';
import { synxis } from './synxis';
import { windsurfer } from './windsurfer';

export type { EngineStay } from './engine';

/** The engines that the site can speak to, by their name in BOOKING_ENGINE. docs/behavior.md#engines */
export const engines = { generic, mews, synxis, cloudbeds, windsurfer, exely } satisfies Record<
  string,
  Engine
>;

export type EngineName = keyof typeof engines;

export const engineNames = Object.keys(engines) as EngineName[];

/** The address and the fixed parameters of the hotel's engine. */
type Booking = Pick<typeof site.booking, 'engine' | 'parameters'>;

/** The engine's address with a whole stay in it. Only its query is ever added to, so it leads to no other host. */
export function engineLink(name: EngineName, stay: EngineStay, booking: Booking = site.booking): string {
  const url = new URL(booking.engine);
  for (const [parameter, value] of Object.entries({ ...booking.parameters, ...engines[name](stay) }))
    if (value !== undefined) url.searchParams.set(parameter, String(value));
  return url.href;
}

/** Where forms may lead beside the site itself. */
export const engineOrigin = new URL(site.booking.engine).origin;
