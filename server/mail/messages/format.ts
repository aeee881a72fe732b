/** Times of enquiries are shown in the hotel's time zone. */
const hotelTimeZone = 'America/Los_Angeles';

const dateTimeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: hotelTimeZone,
  dateStyle: 'long',
  timeStyle: 'short',
});
const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });
const timeFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', timeStyle: 'short' });
/** Some mail clients show Intl's narrow no-break space as a box; the site's style is 'p.m.'. */
const plainText = (text: string) =>
  text
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/\b([AP])M\b/, (_, half: string) => `${half.toLowerCase()}.m.`);

/** 'June 5, 2027 at 4:12 p.m. Pacific time' */
export const hotelDateTime = (date: Date) => `${plainText(dateTimeFormat.format(date))} Pacific time`;

/** '2027-06-05' as 'June 5, 2027' */
export const dayText = (day: string) => plainText(dayFormat.format(new Date(`${day}T00:00Z`)));

/** '16:00' as '4:00 p.m.' */
export const timeText = (time: string) => plainText(timeFormat.format(new Date(`1970-01-01T${time}Z`)));

export const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');
