import Negotiator from 'negotiator';

/** In the server's order of preference. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** The encoding for an Accept-Encoding header; identity if none matches. RFC 9110, 12.5.3. */
export const negotiateEncoding = (header: string | undefined): Encoding =>
  new Negotiator({ headers: { 'accept-encoding': header } }).encoding(encodings, {
    preferred: encodings,
  }) ?? 'identity';
