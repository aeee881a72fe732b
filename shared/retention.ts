/**
 * Days for which a delivered message stays on the hotel's server before it is deleted. The Privacy Policy promises it
 * by the token {sentRetentionDays}, so the outbox keeps to it. docs/behavior.md#outbox
 */
export const sentRetentionDays = 30;
