/** States of the unsubscribe page: the result of leaving, an invalid link, an offer to come back, and its result. */
export const unsubscribeStates = ['done', 'invalid', 'failed', 'back', 'back-done', 'back-failed'] as const;

export type UnsubscribeState = (typeof unsubscribeStates)[number];
