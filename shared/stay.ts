/** Nights at the hotel and who comes. Days are YYYY-MM-DD by the hotel's clock. docs/behavior.md#stays */
export interface Stay {
  arrival: string;
  departure: string;
  adults: number;
  children: number;
}

/** What the stay form asks, by the names of its fields and of the query of /book. */
export const stayFields = ['arrival', 'departure', 'adults', 'children'] as const;
export type StayField = (typeof stayFields)[number];

/** A stay as far as it is filled in; texts as they were typed. */
export type StayTexts = Record<StayField, string>;

/** What is wrong with a field, by its name. */
export type StayErrors = Partial<Record<StayField, string>>;

/** What the form asks for at first: two adults, no day yet. */
export const noStay: StayTexts = { arrival: '', departure: '', adults: '2', children: '0' };

/** Where the stay form leads. docs/behavior.md#stays */
export const bookPath = '/book';

/** The longest stay that is booked online, in nights. */
export const longestStay = 28;

const dayInMs = 24 * 60 * 60 * 1000;

/** Midnight UTC of a day in ms; NaN for what is no day of the calendar, such as February 30. */
function timeOf(day: string): number {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return Number.NaN;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? Number.NaN : time;
}

export const isDay = (text: string): boolean => !Number.isNaN(timeOf(text));

/** Days are counted in UTC, where none has 23 or 25 hours. */
export const nightsOf = ({ arrival, departure }: Pick<Stay, 'arrival' | 'departure'>): number =>
  (timeOf(departure) - timeOf(arrival)) / dayInMs;

/** '3 nights' */
export const nightsLabel = (nights: number): string => `${nights} ${nights === 1 ? 'night' : 'nights'}`;

/** The day so many days after another. */
export const daysAfter = (day: string, count: number): string =>
  new Date(timeOf(day) + count * dayInMs).toISOString().slice(0, 10);

/** A whole number of at most two digits; NaN for any other text. */
export const countOf = (text: string) => (/^\d{1,2}$/.test(text) ? Number(text) : Number.NaN);

/** The stay that the answers make, where they make one that has not begun before `today`. */
export function stayOf(texts: StayTexts, today: string): Stay | undefined {
  const { arrival, departure } = texts;
  const stay = { arrival, departure, adults: countOf(texts.adults), children: countOf(texts.children) };
  const nights = nightsOf(stay);
  const isStay =
    arrival >= today && nights >= 1 && nights <= longestStay && stay.adults >= 1 && stay.children >= 0;
  return isStay ? stay : undefined;
}

/** A promo code as engines take them; any other is dropped. */
export const isPromoCode = (code: string): boolean => /^[A-Za-z0-9-]{1,20}$/.test(code);

/** What goes along with a stay, or alone to the form: the slug of a room, a promo code. */
interface Along {
  room?: string | undefined;
  code?: string | undefined;
}

/** The address that leads a stay to the engine, or without one to the form: '/book?arrival=…'. */
export function bookLink(stay: Stay | undefined, { room, code }: Along = {}): string {
  const query = new URLSearchParams({
    ...(stay && {
      arrival: stay.arrival,
      departure: stay.departure,
      adults: String(stay.adults),
      children: String(stay.children),
    }),
    ...(room && { room }),
    ...(code && { code }),
  });
  return `${bookPath}?${query}`;
}
