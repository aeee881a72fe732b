/** Converts a day (YYYY-MM-DD) to a Date for react-day-picker: midnight in the guest's time zone. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
