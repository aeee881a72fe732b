import { contactTexts } from '../../shared/forms/contact';
import { groupRequestTexts } from '../../shared/forms/groupRequest';
import { newsletterTexts } from '../../shared/forms/newsletter';
import { optOutTexts } from '../../shared/forms/optOut';
import { messages as sharedMessages } from '../../shared/messages';

/** Server messages with the texts of each form. */
export const messages = {
  ...sharedMessages,
  newsletter: newsletterTexts,
  contact: { ...sharedMessages.forms, ...contactTexts },
  group: { ...sharedMessages.forms, ...groupRequestTexts },
  optOut: optOutTexts,
};
