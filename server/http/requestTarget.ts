import type { IncomingMessage } from 'node:http';

/** The path and query of a request. */
export interface RequestTarget {
  /** As sent: neither decoded nor normalized. */
  path: string;
  /** Including the question mark, or ''. */
  query: string;
}

/**
 * Splits a request's target, which may contain a host (RFC 9112, 3.2.2). A '#', which is not allowed in it, is encoded
 * as part of the path or query, so that no part of the server takes '/rooms#x' for '/rooms'.
 */
export function requestTarget({ url = '' }: Pick<IncomingMessage, 'url'>): RequestTarget {
  const [, path = '', query = ''] =
    /^(?:https?:\/\/[^/?#]*)?([^?]*)(\?.*)?/i.exec(url.replaceAll('#', '%23')) ?? [];
  return { path: path.startsWith('/') ? path : `/${path}`, query };
}
