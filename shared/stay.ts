/** The guests of a stay, and whether they accept rates that can't be canceled. */
export interface Guests {
  adults: number;
  children: number;
  /** Whether the guests want only cancelable rates. */
  isCancelable?: boolean | undefined;
}

/** Dates and guests of a stay. Days are YYYY-MM-DD in the hotel's time zone. */
export interface Stay extends Guests {
  arrival: string;
  departure: string;
}

/** The fields of the stay form that can have errors. Each field is also a query parameter of /book. */
export const stayFields = ['arrival', 'departure', 'adults', 'children'] as const;
export type StayField = (typeof stayFields)[number];
export type DateField = 'arrival' | 'departure';

/** The name of the checkbox for cancelable rates and of its query parameter, which is 1 if the box is checked. */
export const cancelableField = 'cancelable';

/** The stay form's values as typed. */
export type StayEntries = Record<StayField | typeof cancelableField, string>;

/** Error messages by field name. */
export type StayErrors = Partial<Record<StayField, string>>;

export const defaultStay: StayEntries = {
  arrival: '',
  departure: '',
  adults: '2',
  children: '0',
  cancelable: '',
};

/** The numbers of adults and children that the stay form starts with. */
export const defaultParty = { adults: 2, children: 0 };

/** The path to which the stay form is submitted. */
export const bookPath = '/book';

/** The query parameter that makes /book show a stay's total instead of redirecting to the reservation engine. */
export const sumField = 'sum';

/** The query parameter of /book with the total before tax that the guest was shown. */
export const seenField = 'seen';

/** The longest stay that can be booked online, in nights. */
export const maxNights = 28;

const dayInMs = 24 * 60 * 60 * 1000;

/** Returns midnight UTC of a day, in ms since 1970; NaN for invalid days, such as February 30. */
function parseDay(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? Number.NaN : time;
}

export const isDay = (text: string): boolean => !Number.isNaN(parseDay(text));

/** The maximum number of years from today to a date in a form. Later dates are probably mistakes. */
export const yearsAhead = 5;

/** Returns the last day that forms accept. Use only in comparisons: the result may be an invalid February 29. */
export const latestDay = (today: string): string =>
  `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;

/** Returns the number of nights of a stay, computed in UTC, where every day has 24 hours. */
export const nightCount = ({ arrival, departure }: Pick<Stay, 'arrival' | 'departure'>): number =>
  (parseDay(departure) - parseDay(arrival)) / dayInMs;

/** Returns the nights of a stay, each as the date on which the night starts. */
export const nightsIn = (stay: Pick<Stay, 'arrival' | 'departure'>): string[] =>
  Array.from({ length: nightCount(stay) }, (_, index) => addDays(stay.arrival, index));

/** Returns the day `count` days later. */
export const addDays = (day: string, count: number): string =>
  new Date(parseDay(day) + count * dayInMs).toISOString().slice(0, 10);

/** Parses a whole number of at most two digits; returns NaN for any other string. */
export const parseCount = (text: string) => (/^\d{1,2}$/.test(text) ? Number(text) : Number.NaN);

/** Parses the stay form's values; undefined for a stay that is invalid or starts before `today`. */
export function parseStay(entries: StayEntries, today: string): Stay | undefined {
  const { arrival, departure } = entries;
  const stay = {
    arrival,
    departure,
    adults: parseCount(entries.adults),
    children: parseCount(entries.children),
    ...(entries.cancelable && { isCancelable: true }),
  };
  const nights = nightCount(stay);
  const isValid =
    arrival >= today &&
    arrival <= latestDay(today) &&
    nights >= 1 &&
    nights <= maxNights &&
    stay.adults >= 1 &&
    stay.children >= 0;
  return isValid ? stay : undefined;
}

/** Whether a promo code has a format that reservation engines accept. Other codes are ignored. */
export const isPromoCode = (code: string): boolean => /^[A-Za-z0-9-]{1,20}$/.test(code);

/** Query parameters of /book besides the stay. `room` is a slug, and `code` is a promo code. */
interface BookLinkOptions {
  room?: string | undefined;
  code?: string | undefined;
  /** The total before tax that the guest was shown. */
  seen?: number | undefined;
  /** Whether /book shows the stay's total instead of redirecting to the reservation engine. */
  showsSum?: boolean | undefined;
}

/** Returns the link to book a stay: '/book?arrival=…'. Without a stay, the link leads to the stay form. */
export function bookLink(
  stay: Stay | undefined,
  { room, code, seen, showsSum }: BookLinkOptions = {},
): string {
  const query = new URLSearchParams({
    ...(stay && {
      arrival: stay.arrival,
      departure: stay.departure,
      adults: String(stay.adults),
      children: String(stay.children),
      ...(stay.isCancelable && { [cancelableField]: '1' }),
    }),
    ...(room && { room }),
    ...(code && { code }),
    ...(seen !== undefined && { [seenField]: String(seen) }),
    ...(showsSum && { [sumField]: '1' }),
  });
  return `${bookPath}?${query}`;
}
