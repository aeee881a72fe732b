/** The unsubscribe page's states. 'back' offers to resubscribe; 'back-done' and 'back-failed' are the results. */
export const unsubscribeStates = ['done', 'invalid', 'failed', 'back', 'back-done', 'back-failed'] as const;

export type UnsubscribeState = (typeof unsubscribeStates)[number];
