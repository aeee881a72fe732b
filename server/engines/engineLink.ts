import { getOwn } from '../../shared/getOwn';
import { type EngineDescription, engines, type EngineParameter as Parameter } from './engines';
import { type EngineStay, parameterValue } from './parameterValues';

export type { EngineDescription, EngineStay };

/** The valid values of BOOKING_ENGINE. */
export const engineNames = Object.keys(engines);

/** Formats a day: '2027-05-04' in the format 'M/D/YYYY' is '5/4/2027'. */
function dateIn(format: string, day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return format
    .replace('YYYY', year)
    .replace(/MM?/, (letters) => month.slice(letters.length === 1 && month.startsWith('0') ? 1 : 0))
    .replace(/DD?/, (letters) => date.slice(letters.length === 1 && date.startsWith('0') ? 1 : 0));
}

/** The name-value pairs that a parameter adds to the query: none, or one for each value. */
function pairsOf(
  { name, sends, text, dates, join, onlyWith }: Parameter,
  stay: EngineStay,
): [string, string][] {
  if (onlyWith && !parameterValue(onlyWith, stay)) return [];
  const value = sends === 'text' ? text : parameterValue(sends, stay);
  if (value === undefined) return [];
  if (typeof value === 'object')
    return join === undefined ? value.map((age) => [name, String(age)]) : [[name, value.join(join)]];
  return [[name, dates && typeof value === 'string' ? dateIn(dates, value) : String(value)]];
}

/** Whether an engine's URL includes the children's ages. */
export const wantsAges = (engine: EngineDescription | undefined): boolean =>
  engine?.parameters.some(({ sends }) => sends === 'ages') ?? false;

export const engineOf = (name: string): EngineDescription | undefined => getOwn(engines, name);

/** The hotel's engine URL and its fixed parameters. */
interface Booking {
  engine: string;
  parameters: Readonly<Record<string, string>>;
}

/**
 * Builds the engine's URL for a stay. The stay's values appear only in the query, so they cannot change the host.
 */
export function engineLink(
  engine: EngineDescription | undefined,
  stay: EngineStay,
  booking: Booking,
): string {
  const url = new URL(booking.engine);
  for (const [name, value] of Object.entries(booking.parameters)) url.searchParams.set(name, value);
  if (!engine) return url.href;
  for (const parameter of engine.parameters) {
    const pairs = pairsOf(parameter, stay);
    // A later parameter replaces an earlier one with the same name.
    for (const [name] of pairs) url.searchParams.delete(name);
    for (const [name, value] of pairs) url.searchParams.append(name, value);
  }
  return url.href;
}
