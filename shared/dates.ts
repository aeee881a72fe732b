/** Not by Intl: creating its date formatter takes a browser longer than hydrating a section. */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '2026-05' or '2026-05-14' as 'May 2026'. */
export function monthLabel(date: string): string {
  const [year, month] = date.split('-');
  return `${months[Number(month) - 1]} ${year}`;
}

/** '2025-03-25' as 'March 25, 2025'. */
export function dateLabel(date: string): string {
  const [year, month, day] = date.split('-');
  return `${months[Number(month) - 1]} ${Number(day)}, ${year}`;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const weekdayOf = (day: string) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/** '2027-05-14' as 'May 14'. */
const shortLabel = (day: string) => {
  const [, month, date] = day.split('-');
  return `${months[Number(month) - 1]?.slice(0, 3)} ${Number(date)}`;
};

/** '2027-05-14' as 'Fri, May 14'. */
export const dayLabel = (day: string): string => `${weekdayOf(day).slice(0, 3)}, ${shortLabel(day)}`;

/** '2027-05-14' as 'Friday, May 14'. */
export function longDayLabel(day: string): string {
  const [, month, date] = day.split('-');
  return `${weekdayOf(day)}, ${months[Number(month) - 1]} ${Number(date)}`;
}

/** Two days as 'May 14 to 17' or 'Jul 30 to Aug 2'. */
export const rangeLabel = (first: string, last: string): string =>
  first.slice(0, 7) === last.slice(0, 7)
    ? `${shortLabel(first)} to ${Number(last.slice(8))}`
    : `${shortLabel(first)} to ${shortLabel(last)}`;
