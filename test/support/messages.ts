import { consoleMessages } from '../../client/consoleMessages';
import type { Snapshot } from '../../server/content/snapshot';
import { errorMessages } from '../../server/forms/formError';
import { tooLongError } from '../../shared/forms/rules';
import type { PageContent } from '../../shared/schema/pages';
import { fill, upperFirst } from '../../shared/templates';

/** Returns the messages and labels that tests expect on a hotel's pages. */
export function messagesOf({ content, labels }: Pick<Snapshot, 'content' | 'labels'>) {
  const { cookies, crashPage, formErrors, formTexts, pages, stayForm, views } = content;
  const { form: contact } = pages.contact as PageContent<'contact'>;
  const { success: optOut } = (pages['do-not-sell'] as PageContent<'do-not-sell'>).form;
  const { request } = pages.groups as PageContent<'groups'>;
  const { filters, found } = pages.rooms as PageContent<'rooms'>;
  const { errors } = stayForm;
  if (!formTexts.newsletter) throw new Error('the hotel has no newsletter');
  return {
    messages: {
      ...consoleMessages,
      stay: {
        ...errors,
        tooLong: (nights: number) => fill(errors.tooLong, { nights }),
        roomSleeps: (guests: number) => fill(errors.roomSleeps, { guests }),
        largestSleeps: (guests: number) => fill(errors.largestSleeps, { guests }),
      },
      cookies: { saved: cookies.saved },
      rooms: { noneMatch: found.none, viewAll: found.viewAll },
      pageError: crashPage.title,
      newsletter: formTexts.newsletter,
      contact: { ...formErrors, submitting: formTexts.submitting, ...contact },
      group: {
        ...formErrors,
        submitting: formTexts.submitting,
        ...request,
        successTitle: request.success.title,
      },
      optOut: {
        success: optOut.text,
        successTitle: optOut.title,
        confirmationTo: (address: string) => fill(optOut.confirmation, { address }),
      },
    },
    /** Errors for fields with an invalid value. */
    sentences: {
      ...formErrors.invalid,
      tooLong: (most: number) => tooLongError(most, formErrors.invalid, labels),
    },
    /** Errors for empty required fields. */
    helpWords: formErrors.required,
    /** Error messages for rejected posts. */
    errors: errorMessages(content),
    /** The labels of the room filters' buttons, without the number of rooms in 'All'. */
    filterLabels: {
      ...Object.fromEntries(views.views.map(({ id, phrase }) => [id, upperFirst(phrase)])),
      ...filters,
      all: filters.all.replace(' {count}', ''),
    } as Readonly<Record<string, string>>,
  };
}
