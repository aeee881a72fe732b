import { clockLabel } from '../../../shared/content/intlFormats';
import { formatDayPeriod } from '../../../shared/dayPeriod';
import type { AnyForm, FormName } from '../../../shared/forms/allForms';
import type { FieldDefinition, Values } from '../../../shared/forms/definition';
import type { PageContent } from '../../../shared/schema/pages';
import { fill } from '../../../shared/templates';
import type { MailHotel, MailRow } from './email';
import { inactiveText } from './inactiveText';

type Labels = Readonly<Record<string, string>>;

/** Returns a form's field labels as guests see them. Returns no labels if the form's page is hidden. */
function fieldLabels({ content: { formTexts, pages } }: MailHotel, form: FormName): Labels {
  const labels: Record<FormName, Labels | undefined> = {
    newsletter: formTexts.newsletter?.labels,
    contact: (pages.contact as PageContent<'contact'> | undefined)?.form.labels,
    'group-request': (pages.groups as PageContent<'groups'> | undefined)?.request.labels,
    'opt-out': (pages['do-not-sell'] as PageContent<'do-not-sell'> | undefined)?.form.labels,
    'unsubscribe-link': (pages.unsubscribe as PageContent<'unsubscribe'>).link.labels,
  };
  return labels[form] ?? {};
}

/** Formats a time in the hotel's time zone: 'June 5, 2027 at 4:12 p.m. Pacific time'. */
function hotelDateTime({ content: { hotel, mails } }: MailHotel, date: Date): string {
  const { language, timeZone } = hotel.locale;
  const time = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const zoneFormat = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  const zone = zoneFormat.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return fill(mails.time, {
    time: formatDayPeriod(time.format(date)),
    zone: zone.replace(/ Time$/, ' time'),
  });
}

function textOf({ content, labels }: MailHotel, kind: FieldDefinition['kind'], value: unknown): string {
  const { hotel, mails } = content;
  if (value === undefined || value === '') return '';
  if (kind === 'date') return labels.dateLabel(String(value));
  if (kind === 'time') return clockLabel(String(value), hotel.locale);
  if (typeof value === 'boolean') return value ? mails.yes : mails.no;
  return String(value);
}

const labelOf = ({ content }: MailHotel, name: string): string =>
  (content.mails.facts as Labels)[name] ?? name;

/** Returns rows for the fields that may appear in emails. @param wanted returns whether to include a field */
export function mailRowsOf<Form extends AnyForm>(
  hotel: MailHotel,
  { name, fields }: Form,
  values: Values<Form>,
  wanted: (field: FieldDefinition) => boolean = () => true,
): MailRow[] {
  const rows = new Map<string, string>();
  for (const [key, field] of Object.entries<FieldDefinition>(fields)) {
    const { kind, mail } = field;
    if (mail === undefined || !wanted(field)) continue;
    const label = mail === true ? (fieldLabels(hotel, name)[key] ?? key) : labelOf(hotel, mail);
    const value = textOf(hotel, kind, (values as Record<string, unknown>)[key]);
    const parts = [rows.get(label) ?? '', value].filter(Boolean);
    rows.set(label, parts.join(kind === 'time' ? ', ' : ' '));
  }
  return [...rows];
}

/** Returns the rows for an email to the guest, without links because the address is not verified. */
export const acknowledgedRows = <Form extends AnyForm>(
  hotel: MailHotel,
  form: Form,
  values: Values<Form>,
): MailRow[] =>
  mailRowsOf(hotel, form, values, ({ acknowledged = false }) => acknowledged).map(([label, text]) => [
    label,
    inactiveText(text),
  ]);

export const emailRow = (hotel: MailHotel, email: string): MailRow => [labelOf(hotel, 'email'), email];

export const receivedRow = (hotel: MailHotel, receivedAt: Date): MailRow => [
  labelOf(hotel, 'received'),
  hotelDateTime(hotel, receivedAt),
];

/** @param url the URL of the form's page */
export const sentFromRow = (hotel: MailHotel, url: string): MailRow => [labelOf(hotel, 'sentFrom'), url];
