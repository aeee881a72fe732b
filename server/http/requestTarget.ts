import type { IncomingMessage } from 'node:http';

/** The path and query of a request. */
export interface RequestTarget {
  /** As sent: neither decoded nor normalized. */
  path: string;
  /** With its question mark, or ''. */
  query: string;
}

/** Splits a request's target, which may contain a host: RFC 9112, 3.2.2. */
export function requestTarget({ url = '' }: Pick<IncomingMessage, 'url'>): RequestTarget {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  return { path: path.startsWith('/') ? path : `/${path}`, query };
}
