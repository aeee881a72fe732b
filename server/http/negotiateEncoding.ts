import Negotiator from 'negotiator';

/** How a body may be encoded; of those that a client likes equally, the first is sent. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** The encoding for an Accept-Encoding header; identity for a client that takes none. RFC 9110, 12.5.3. */
export const negotiateEncoding = (header: string | undefined): Encoding =>
  new Negotiator({ headers: { 'accept-encoding': header } }).encoding(encodings, {
    preferred: encodings,
  }) ?? 'identity';
