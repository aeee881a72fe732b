/** Maximum lengths of fields, in characters. */

/** The maximum length of single-line fields such as a subject. */
export const maxLineLength = 200;

/** The maximum length of multi-line fields such as a message. */
export const maxTextLength = 5000;

/** The maximum length of email addresses: RFC 5321, 4.5.3.1.3, without the angle brackets. */
export const maxEmailLength = 254;

export const maxPhoneLength = 50;
