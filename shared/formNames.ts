/** The forms by name; each posts to `/api/{name}`. Apart from shared/forms.ts, so that browsers load no zod. */
export const formNames = ['newsletter', 'contact', 'group-request', 'opt-out'] as const;

export type FormName = (typeof formNames)[number];
