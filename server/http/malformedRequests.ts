import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RequestHandler } from 'express';
import type { Snapshot } from '../content/snapshot';
import { requestTarget } from './requestTarget';

const textContentType = 'text/plain; charset=utf-8';

/** The statuses for errors from Node's parser; 400 for all others. */
const parserStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Whether the host in a target (RFC 9112, 3.2.2) matches the Host header. */
function isSameHost(target: string, host: string): boolean {
  if (!URL.canParse(target)) return false;
  const targetUrl = new URL(target);
  const hostUrl = `${targetUrl.protocol}//${host}`;
  return URL.canParse(hostUrl) && new URL(hostUrl).host === targetUrl.host;
}

/** Whether a request names exactly one host. Given two, a proxy and this server may disagree (RFC 9112, 3.2). */
export function isForOneHost({ url = '', httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  // Header names are at even indexes.
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text)).length;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return false;
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

/** The texts and headers for refusals. */
type RefusalSource = Pick<Snapshot, 'headers' | 'content'>;

/** A raw response to malformed input, for which Node creates no response object. */
function rawResponse(status: number, { headers: siteHeaders, content }: RefusalSource): string {
  const { tooManyHeaders, unreadable } = content.ui.refusals;
  const text = status === 431 ? tooManyHeaders : unreadable;
  const headers = {
    ...siteHeaders,
    'Cache-Control': 'no-store',
    'Content-Type': textContentType,
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
    Date: new Date().toUTCString(),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`;
}

/** Responds to requests that Node would reject itself, with Node's statuses and the site's security headers. */
export function refuseWithHeaders(server: Server, current: () => RefusalSource): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, res) => latest.set(socket, res));
  server.on('checkExpectation', (_req, res) => {
    const { headers, content } = current();
    res.writeHead(417, { ...headers, 'Cache-Control': 'no-store', 'Content-Type': textContentType });
    res.end(content.ui.refusals.unreadable);
  });
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    const open = latest.get(socket);
    const isResponding = open?.headersSent && !open.writableFinished;
    if (!socket.writable || isResponding) socket.destroy();
    else socket.end(rawResponse(parserStatuses[code] ?? 400, current()), () => socket.destroy());
  });
}
