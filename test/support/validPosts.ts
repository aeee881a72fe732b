import { contact } from '../../shared/forms/contact';
import { sampleOf } from '../../shared/forms/definition';
import { groupRequest } from '../../shared/forms/groupRequest';
import { newsletter } from '../../shared/forms/newsletter';
import { optOut } from '../../shared/forms/optOut';

/** Valid posts by form: their definitions' sample values. */
export const validPosts = {
  newsletter: sampleOf(newsletter),
  contact: sampleOf(contact),
  'group-request': sampleOf(groupRequest),
  'opt-out': sampleOf(optOut),
};
