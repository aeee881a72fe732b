import * as z from 'zod';
import type { Fields } from '../fields';

/** content/stay.json: the words of the stay form and its calendar. docs/behavior.md#stays */
export const stayFile = ({ text, exactly }: Fields) => {
  const field = z.strictObject({ label: text, hint: text });
  return z.strictObject({
    /** What the form is called: on its sheet and to those who do not see it. */
    title: text,
    arrival: field,
    departure: field,
    adults: field,
    children: field,
    /** In place of a day that is not chosen yet: 'Choose' and, where there is room, 'a day'. */
    choose: z.strictObject({ short: text, rest: text }),
    /** Leads to the form where it is not in view. */
    open: text,
    submit: text,
    clear: text,
    done: text,
    /** Follows the sum of a stay: what is in it and what is not. docs/behavior.md#what-a-stay-costs */
    sumNote: text,
    /** Three true sentences beside the form. */
    direct: z.strictObject({ heading: text, sentences: exactly(3, text) }),
  });
};

export type StayForm = z.output<ReturnType<typeof stayFile>>;
