/** Matches names that need no quotes (RFC 5322, 3.2.3). The email provider encodes letters outside ASCII. */
const unquotedName = /^[\w !#$%&'*+/=?^`{|}~\u0080-\u{10FFFF}-]*$/u;
const quotedName = /^"(?:[^"\\]|\\.)*"$/;

/** Formats a name and an address for an email header (RFC 5322, 3.4). Quotes the name if necessary. */
export function mailbox(name: string, email: string): string {
  const isComplete = unquotedName.test(name) || quotedName.test(name);
  return `${isComplete ? name : `"${name.replace(/["\\]/g, '\\$&')}"`} <${email}>`;
}
