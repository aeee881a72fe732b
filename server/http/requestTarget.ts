import type { IncomingMessage } from 'node:http';

/** The path and query of a request. */
export interface RequestTarget {
  /** The path as sent, neither decoded nor normalized. */
  path: string;
  /** The query with the question mark, or ''. */
  query: string;
}

/**
 * Splits a request's target, which may contain a host (RFC 9112, 3.2.2). Encodes '#', which is not allowed in a target:
 * otherwise, parts of the server could treat '/rooms#x' as '/rooms'.
 */
export function requestTarget({ url = '' }: Pick<IncomingMessage, 'url'>): RequestTarget {
  const [, path = '', query = ''] =
    /^(?:https?:\/\/[^/?#]*)?([^?]*)(\?.*)?/i.exec(url.replaceAll('#', '%23')) ?? [];
  return { path: path.startsWith('/') ? path : `/${path}`, query };
}
