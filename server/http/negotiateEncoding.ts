import Negotiator from 'negotiator';

/** The encodings, in the server's order of preference. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** Chooses the encoding for an Accept-Encoding header; identity if no encoding matches. RFC 9110, 12.5.3. */
export const negotiateEncoding = (header: string | undefined): Encoding =>
  new Negotiator({ headers: { 'accept-encoding': header } }).encoding(encodings, {
    preferred: encodings,
  }) ?? 'identity';
