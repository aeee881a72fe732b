import { forms } from '../../../generated/content/forms';
import { contactContent } from '../../../generated/content/pages/contact';
import { doNotSellContent } from '../../../generated/content/pages/do-not-sell';
import { groupsContent } from '../../../generated/content/pages/groups';
import { mailWords } from '../../../generated/content/words/mails';
import type { FormName } from '../../../shared/forms/allForms';

type Labels = Readonly<Record<string, string>>;

const factLabels: Labels = mailWords.facts;

/** A form's page may be hidden. */
const fieldLabels: Readonly<Record<FormName, Labels | undefined>> = {
  newsletter: forms.newsletter?.labels,
  contact: contactContent?.form.labels,
  'group-request': groupsContent?.request.labels,
  'opt-out': doNotSellContent?.form.labels,
};

/** The label of a fact in mails, by the name that shared/forms/ gives it. */
export const factLabel = (name: string): string => factLabels[name] ?? name;

/** The label of a form's field, as guests read it. */
export const fieldLabel = (form: FormName, field: string): string => fieldLabels[form]?.[field] ?? field;
