import { halfDays } from '../../../shared/locale';
import { fill } from '../../../shared/words';
import type { MailHotel } from './hotel';

/** 'June 5, 2027 at 4:12 p.m. Pacific time': times of enquiries are the hotel's. */
export function hotelDateTime({ content: { hotel, mails } }: MailHotel, date: Date): string {
  const { language, timeZone } = hotel.locale;
  const time = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const zoneFormat = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  const zone = zoneFormat.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return fill(mails.time, {
    time: halfDays(time.format(date)),
    zone: zone.replace(/ Time$/, ' time'),
  });
}
