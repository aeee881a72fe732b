import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isOwnHost } from '../http/guard';
import type { Bundle } from '../ui/bundle';

/** The site starts with the desk, and again with each change of the program: until it answers, a request waits, in ms. */
const patience = 20_000;
/** Between two tries, in ms. */
const pause = 50;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The site's own headers, but that the desk may show the page in a frame. */
function previewHeaders({ headers }: IncomingMessage, desk: string) {
  const { 'x-frame-options': _, 'transfer-encoding': __, ...kept } = headers;
  const policy = String(kept['content-security-policy'] ?? '');
  return {
    ...kept,
    ...(policy && {
      'content-security-policy': policy.replace("frame-ancestors 'none'", `frame-ancestors ${desk}`),
    }),
    'cache-control': 'no-store',
  };
}

/** A stream by which a page hears of new content. */
const isEndless = ({ headers }: IncomingMessage) =>
  headers['content-type']?.startsWith('text/event-stream') === true;

/** A page with what tells the desk of a click. */
const withDesk = (page: Buffer, desk: string) =>
  Buffer.from(
    page
      .toString()
      .replace(
        '<head>',
        `<head><link rel="stylesheet" href="/@desk/preview.css"><script type="module" src="/@desk/preview.js" data-desk="${desk}"></script>`,
      ),
  );

/** Asks the site once. @returns whether it answered, to the end */
const ask = (req: IncomingMessage, res: ServerResponse, port: number, desk: string) =>
  new Promise<boolean>((resolve) => {
    const { method, url } = req;
    // Not compressed: something is put into pages.
    const headers = { ...req.headers, 'accept-encoding': 'identity' };
    const asked = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
      const { statusCode = 502 } = answer;
      const head = previewHeaders(answer, desk);
      if (isEndless(answer)) {
        res.writeHead(statusCode, head);
        answer.pipe(res);
        answer.on('error', () => res.destroy());
        return resolve(true);
      }
      const isPage = method === 'GET' && head['content-type']?.startsWith('text/html') === true;
      // The whole answer is read first: the site may end while it answers.
      buffer(answer).then(
        (bytes) => {
          const body = isPage ? withDesk(bytes, desk) : bytes;
          res.writeHead(statusCode, isPage ? { ...head, 'content-length': body.length } : head).end(body);
          resolve(true);
        },
        () => resolve(false),
      );
    });
    asked.on('error', () => resolve(false));
    const end = () => asked.destroy();
    res.once('close', end);
    asked.once('close', () => res.off('close', end));
    req.pipe(asked);
  });

/**
 * The real site for the desk's frame. The site itself forbids every frame, also in development; this server in front of it
 * lets the desk alone have one, and waits while the site restarts.
 * @param port where the preview listens
 * @param sitePort where the site listens
 * @param desk the desk's origin
 * @param bundle the desk's scripts and styles, of which its pages in the frame get two
 */
export function createPreview(port: number, sitePort: number, desk: string, bundle: Bundle): Server {
  return createServer(async (req, res) => {
    if (!isOwnHost(req, port)) {
      res
        .writeHead(403, { 'Content-Type': 'text/plain' })
        .end('The preview answers at its own address alone.');
      return;
    }
    const own = /^\/@desk\/(preview\.(js|css))$/.exec(req.url ?? '');
    if (own) {
      const type = own[2] === 'js' ? 'text/javascript' : 'text/css';
      res
        .writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' })
        .end(bundle.get(`/assets/${own[1]}`));
      return;
    }
    const end = performance.now() + patience;
    // A body can be sent once only, so just what has none is tried again.
    const tries = req.method === 'GET' || req.method === 'HEAD';
    while (!res.destroyed) {
      if (await ask(req, res, sitePort, desk)) return;
      if (!tries || performance.now() > end) break;
      await wait(pause);
    }
    if (res.destroyed) return;
    res
      .writeHead(503, { 'Content-Type': 'text/plain' })
      .end('The preview is not there yet. Load it again in a moment.');
  });
}
