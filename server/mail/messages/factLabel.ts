import type { FormName } from '../../../shared/forms/allForms';
import type { PageContent } from '../../../shared/schema/pages';
import type { MailHotel } from './hotel';

type Labels = Readonly<Record<string, string>>;

/** The labels of a form's fields, as guests read them. A form's page may be hidden. */
function fieldLabels({ content: { formTexts, pages } }: MailHotel, form: FormName): Labels {
  switch (form) {
    case 'newsletter':
      return formTexts.newsletter?.labels ?? {};
    case 'contact':
      return (pages.contact as PageContent<'contact'> | undefined)?.form.labels ?? {};
    case 'group-request':
      return (pages.groups as PageContent<'groups'> | undefined)?.request.labels ?? {};
    case 'opt-out':
      return (pages['do-not-sell'] as PageContent<'do-not-sell'> | undefined)?.form.labels ?? {};
  }
}

/** The label of a fact in mails, by the name that shared/forms/ gives it. */
export const factLabel = ({ content }: MailHotel, name: string): string =>
  (content.mails.facts as Labels)[name] ?? name;

/** The label of a form's field, as guests read it. */
export const fieldLabel = (hotel: MailHotel, form: FormName, field: string): string =>
  fieldLabels(hotel, form)[field] ?? field;
