/** What mail programs find a web or mail address by: the start of one, and a dot with a domain's name after it. */
const scheme = /:(?=\/\/)/g;
const domainDot = /(?<=[\p{L}\p{N}])[.。．｡](?=\p{L}{2})/gu;

/**
 * A guest's words with no address in them that a mail program would make a link: 'see evil[.]example'. They go to an
 * address that nobody has confirmed, and must not lead its owner anywhere.
 */
export const inactiveText = (text: string): string => text.replace(scheme, ': ').replace(domainDot, '[.]');
