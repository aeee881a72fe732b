import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { requestTarget } from './requestTarget';

/** Whether the host in a target (RFC 9112, 3.2.2) matches the Host header. */
function isSameHost(target: string, host: string): boolean {
  if (!URL.canParse(target)) return false;
  const targetUrl = new URL(target);
  const hostUrl = `${targetUrl.protocol}//${host}`;
  return URL.canParse(hostUrl) && new URL(hostUrl).host === targetUrl.host;
}

/** Whether a request has at most one host. With two, a proxy and this server might differ (RFC 9112, 3.2). */
export function isForOneHost({ url = '', headers, rawHeaders }: IncomingMessage): boolean {
  // In rawHeaders, names are at even indexes.
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text)).length;
  if (hosts > 1) return false;
  return url.startsWith('/') || url === '*' || isSameHost(url, headers.host ?? '');
}

/** Responds with 400, even if Express cannot parse the target. */
export function refuse(req: IncomingMessage, res: ServerResponse): void {
  const { headers, content } = req.snapshot;
  const { unreadable } = content.ui.refusals;
  const isApi = requestTarget(req).path.startsWith('/api/');
  res
    .writeHead(400, {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': `${isApi ? 'application/json' : 'text/plain'}; charset=utf-8`,
    })
    .end(isApi ? JSON.stringify({ success: false, message: unreadable }) : unreadable);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Responds with 400 to invalid percent-encoding. */
export const refuseUndecodable: RequestHandler = (req, res, next) => {
  if (isDecodable(requestTarget(req).path)) next();
  else refuse(req, res);
};
