/** A browser takes longer to make its own formatter for dates ready than to hydrate a whole section. */
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
