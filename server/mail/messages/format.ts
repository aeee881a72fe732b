import { mailWords } from '../../../generated/content/words/mails';
import { halfDays } from '../../../shared/locale';
import { site } from '../../../shared/site';
import { fill } from '../../../shared/words';

const { language, timeZone } = site.locale;

const dateTimeFormat = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long', timeStyle: 'short' });
const zoneFormat = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
const dayFormat = new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'long' });
const timeFormat = new Intl.DateTimeFormat(language, { timeZone: 'UTC', timeStyle: 'short' });

/** 'June 5, 2027 at 4:12 p.m. Pacific time': times of enquiries are the hotel's. */
export function hotelDateTime(date: Date): string {
  const zone = zoneFormat.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return fill(mailWords.time, {
    time: halfDays(dateTimeFormat.format(date)),
    zone: zone.replace(/ Time$/, ' time'),
  });
}

/** '2027-06-05' as 'June 5, 2027' */
export const dayText = (day: string) => halfDays(dayFormat.format(new Date(`${day}T00:00Z`)));

/** '16:00' as '4:00 p.m.' */
export const timeText = (time: string) => halfDays(timeFormat.format(new Date(`1970-01-01T${time}Z`)));

export const yesOrNo = (value: boolean) => (value ? mailWords.yes : mailWords.no);
