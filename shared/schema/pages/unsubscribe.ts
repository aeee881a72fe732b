import * as z from 'zod';
import { unsubscribeLink } from '../../forms/unsubscribeLink';
import { meta, richText, text, textFields } from '../fields';
import { formLabels } from '../formTexts';

const outcome = z.strictObject({ title: text, text: richText });

const choice = z.strictObject({
  heading: text,
  subtitle: text,
  /** Explains the button. */
  text: richText,
  button: text,
  done: outcome,
  failed: outcome,
});

const linkDefaults = {
  heading: 'Get a new link',
  text: 'Enter the address that gets the newsletter.',
  submit: 'Email Me a Link',
  success: 'If that address is on our list, a new link is on its way to it.',
};

/** content/pages/unsubscribe.json: the page that links in emails open to unsubscribe or resubscribe. */
export const unsubscribePage = choice.extend({
  meta,
  invalid: outcome,
  /** The form for a new link, below `invalid`. */
  link: textFields(linkDefaults)
    .extend({ labels: formLabels(unsubscribeLink) })
    .prefault({ labels: {} }),
  /** Text for former subscribers who may want to resubscribe. */
  back: choice,
});
