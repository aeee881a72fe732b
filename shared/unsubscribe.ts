/** States of the unsubscribe page: results of unsubscribing, an invalid link, an offer to resubscribe, and results. */
export const unsubscribeStates = ['done', 'invalid', 'failed', 'back', 'back-done', 'back-failed'] as const;

export type UnsubscribeState = (typeof unsubscribeStates)[number];
