/**
 * States of the page of the newsletter's links: the result of leaving, an invalid link, the offer to come back, and the
 * result of that.
 */
export const unsubscribeStates = ['done', 'invalid', 'failed', 'back', 'back-done', 'back-failed'] as const;

export type UnsubscribeState = (typeof unsubscribeStates)[number];
