/**
 * The number of days after which a delivered message is deleted from the server. Failed and held messages aren't
 * deleted. The Privacy Policy states the number with the token {sentRetentionDays}. docs/behavior.md#outbox
 */
export const sentRetentionDays = 30;
