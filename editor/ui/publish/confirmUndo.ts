import { confirmed } from '../frame/Question';

/** Asks before an entry is brought back. @param when in words, for 'as it was ...' */
export const confirmUndo = (title: string, when: string): Promise<boolean> =>
  confirmed({
    title: `Undo: ${title}?`,
    text: `${title} becomes what it was ${when}. Whatever was changed in it since then goes too; everything else stays. Guests see it once you publish.`,
    no: 'Leave it',
    yes: 'Undo',
  });
