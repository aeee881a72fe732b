/** Results of unsubscribing: done, an invalid link, or a storage error. */
export const unsubscribeStates = ['done', 'invalid', 'failed'] as const;

export type UnsubscribeState = (typeof unsubscribeStates)[number];
