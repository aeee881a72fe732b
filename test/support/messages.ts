import { cookies } from '../../generated/content/cookies';
import { forms } from '../../generated/content/forms';
import { contactContent } from '../../generated/content/pages/contact';
import { doNotSellContent } from '../../generated/content/pages/do-not-sell';
import { groupsContent } from '../../generated/content/pages/groups';
import { roomsContent } from '../../generated/content/pages/rooms';
import { stayForm } from '../../generated/content/stay';
import { views } from '../../generated/content/views';
import { errorWords } from '../../generated/content/words/errors';
import { tooLong } from '../../shared/forms/tooLong';
import { messages as consoleMessages } from '../../shared/messages';
import { fill, upperFirst } from '../../shared/words';

const { errors } = stayForm;
const { success: optOut } = doNotSellContent.form;
const { request } = groupsContent;

if (!forms.newsletter) throw new Error('the sample hotel has a newsletter');

/** What forms and states say. */
export const messages = {
  ...consoleMessages,
  forms: forms.states,
  stay: {
    ...errors,
    tooLong: (nights: number) => fill(errors.tooLong, { nights }),
    roomSleeps: (guests: number) => fill(errors.roomSleeps, { guests }),
    largestSleeps: (guests: number) => fill(errors.largestSleeps, { guests }),
  },
  cookies: { saved: cookies.saved },
  rooms: { noneMatch: roomsContent.found.none, viewAll: roomsContent.found.viewAll },
  pageError: errorWords.title,
  newsletter: forms.newsletter,
  contact: { ...forms.states, ...contactContent.form },
  group: { ...forms.states, ...request, successTitle: request.success.title },
  optOut: {
    success: optOut.text,
    successTitle: optOut.title,
    confirmationTo: (address: string) => fill(optOut.confirmation, { address }),
  },
};

/** What stands at fields. */
export const sentences = { ...forms.faults, tooLong };

/** The labels of the filter buttons, 'All' without its number. */
export const filterLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(views.views.map(({ id, phrase }) => [id, upperFirst(phrase)])),
  ...roomsContent.filters,
  all: roomsContent.filters.all.replace(' {count}', ''),
};

/** At required fields. */
export const helpWords = forms.help;
