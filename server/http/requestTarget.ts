import type { IncomingMessage } from 'node:http';

/** What a request asks for. */
export interface RequestTarget {
  /** As it was sent: neither decoded nor normalized. */
  path: string;
  /** With its question mark; '' where there is none. */
  query: string;
}

/** Splits a request's target, which may name a host before the path: RFC 9112, 3.2.2. Express shortens `url` in routers. */
export function requestTarget({ url = '' }: Pick<IncomingMessage, 'url'>): RequestTarget {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  return { path: path.startsWith('/') ? path : `/${path}`, query };
}
