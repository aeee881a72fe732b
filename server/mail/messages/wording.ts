/** What a message knows of the post that caused it. */
export interface Circumstances {
  receivedAt: Date;
  /** Canonical path of the page that the form stood on. */
  page: string;
  /** The site's public origin. */
  siteUrl: string;
}

const pacific = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'long',
  timeStyle: 'short',
});
const calendarDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });
const clockTime = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', timeStyle: 'short' });
/** Some mail clients show Intl's narrow space as a box. */
const plainSpaces = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

/** 'June 5, 2027 at 4:12 PM Pacific time': the hotel's clock, wherever the server stands. */
export const moment = (date: Date) => `${plainSpaces(pacific.format(date))} Pacific time`;

/** '2027-06-05' and '16:00' as 'June 5, 2027, 4:00 PM'; the time may be empty. */
export function dayAndTime(day: string, time: string): string {
  const date = plainSpaces(calendarDay.format(new Date(`${day}T00:00Z`)));
  return time ? `${date}, ${plainSpaces(clockTime.format(new Date(`1970-01-01T${time}Z`)))}` : date;
}

export const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

/** When and where an enquiry arrived, as the last facts of a notice to the hotel. */
export const arrival = ({ receivedAt, page, siteUrl }: Circumstances) =>
  [
    ['Received', moment(receivedAt)],
    ['Sent from', siteUrl + page],
  ] as const;

/** Under every notice to the hotel. */
export const noticeFootnote = 'Sent by the hotel’s website. Replying writes to the guest.';

/**
 * 'Hello Ada,' or, where what stands as a name is none, 'Hello,'. These mails go to an address that nobody has
 * confirmed yet: a form must not be a way to send strangers a text or a link in the hotel's name.
 */
export function greeting(name: string): string {
  const isName = name.length <= 60 && /^\p{L}(?:[\p{L}\p{M}’' -]|\.(?= |$))*$/u.test(name);
  return isName ? `Hello ${name},` : 'Hello,';
}
