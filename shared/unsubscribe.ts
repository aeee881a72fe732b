/** What has come of unsubscribing: done, a link that was not made here, or one that could not be stored. */
export const unsubscribeStates = ['done', 'invalid', 'failed'] as const;

export type UnsubscribeState = (typeof unsubscribeStates)[number];
