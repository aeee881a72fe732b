/** The hotel's time zone; dates of enquiries are shown in it wherever the server stands. */
const hotelTimeZone = 'America/Los_Angeles';

const dateTimeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: hotelTimeZone,
  dateStyle: 'long',
  timeStyle: 'short',
});
const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });
const timeFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', timeStyle: 'short' });
/** Some mail clients show Intl's narrow space as a box; the site writes 'p.m.'. */
const plainText = (text: string) =>
  text
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/\b([AP])M\b/, (_, half: string) => `${half.toLowerCase()}.m.`);

/** 'June 5, 2027 at 4:12 p.m. Pacific time' */
export const hotelDateTime = (date: Date) => `${plainText(dateTimeFormat.format(date))} Pacific time`;

/** '2027-06-05' and '16:00' as 'June 5, 2027, 4:00 p.m.'; the time may be empty. */
export function dayAndTime(day: string, time: string): string {
  const date = plainText(dayFormat.format(new Date(`${day}T00:00Z`)));
  return time ? `${date}, ${plainText(timeFormat.format(new Date(`1970-01-01T${time}Z`)))}` : date;
}

export const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');
