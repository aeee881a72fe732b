import { tooLong } from '../../shared/forms/tooLong';
import { messages as consoleMessages } from '../../shared/messages';
import type { PageContent } from '../../shared/schema/pages';
import { fill, upperFirst } from '../../shared/words';
import { sampleHotel } from './sample';

const { content, labels } = sampleHotel();
const { cookies, errorWords, forms, stayForm, views } = content;
const contactContent = content.pages.contact as PageContent<'contact'>;
const doNotSellContent = content.pages['do-not-sell'] as PageContent<'do-not-sell'>;
const groupsContent = content.pages.groups as PageContent<'groups'>;
const roomsContent = content.pages.rooms as PageContent<'rooms'>;
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
export const sentences = { ...forms.faults, tooLong: (most: number) => tooLong(most, content.forms, labels) };

/** The labels of the filter buttons, 'All' without its number. */
export const filterLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(views.views.map(({ id, phrase }) => [id, upperFirst(phrase)])),
  ...roomsContent.filters,
  all: roomsContent.filters.all.replace(' {count}', ''),
};

/** At required fields. */
export const helpWords = forms.help;
