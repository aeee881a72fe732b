/**
 * Days after which a delivered message is deleted from the server. Failed and held messages stay. The Privacy Policy
 * states this number with the token {sentRetentionDays}. docs/behavior.md#outbox
 */
export const sentRetentionDays = 30;
