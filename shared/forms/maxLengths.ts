/** Maximum lengths of fields, in characters. */

/** Single-line fields such as a subject. */
export const maxLineLength = 200;

/** Multi-line fields such as a message. */
export const maxTextLength = 5000;

/** Email addresses: RFC 5321, 4.5.3.1.3, less the angle brackets. */
export const maxEmailLength = 254;

export const maxPhoneLength = 50;
