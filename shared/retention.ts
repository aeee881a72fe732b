/**
 * Days after which a delivered message is deleted from the server. Failed and held ones stay. The Privacy Policy states it with the token
 * {sentRetentionDays}. docs/behavior.md#outbox
 */
export const sentRetentionDays = 30;
