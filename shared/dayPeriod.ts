/** Replaces the 'AM' and 'PM' that `Intl` writes in English with 'a.m.' and 'p.m.'. */
export const formatDayPeriod = (text: string): string =>
  text
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/\b([AP])M\b/, (_, half: string) => `${half.toLowerCase()}.m.`);
