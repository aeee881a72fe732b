import { halfDays } from '../../../shared/locale';
import { fill } from '../../../shared/words';
import type { MailHotel } from './hotel';

const localeOf = ({ content }: MailHotel) => content.hotel.locale;

/** 'June 5, 2027 at 4:12 p.m. Pacific time': times of enquiries are the hotel's. */
export function hotelDateTime(hotel: MailHotel, date: Date): string {
  const { language, timeZone } = localeOf(hotel);
  const time = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const zoneFormat = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  const zone = zoneFormat.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return fill(hotel.content.mails.time, {
    time: halfDays(time.format(date)),
    zone: zone.replace(/ Time$/, ' time'),
  });
}

/** '2027-06-05' as 'June 5, 2027' */
export function dayText(hotel: MailHotel, day: string): string {
  const format = new Intl.DateTimeFormat(localeOf(hotel).language, { timeZone: 'UTC', dateStyle: 'long' });
  return halfDays(format.format(new Date(`${day}T00:00Z`)));
}

/** '16:00' as '4:00 p.m.' */
export function timeText(hotel: MailHotel, time: string): string {
  const format = new Intl.DateTimeFormat(localeOf(hotel).language, { timeZone: 'UTC', timeStyle: 'short' });
  return halfDays(format.format(new Date(`1970-01-01T${time}Z`)));
}

export const yesOrNo = ({ content: { mails } }: MailHotel, value: boolean): string =>
  value ? mails.yes : mails.no;
