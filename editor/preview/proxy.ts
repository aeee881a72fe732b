import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The site restarts after each save: until it answers again, a request waits for so long, in ms. */
const patience = 20_000;
/** Between two tries, in ms. */
const pause = 50;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The site's own headers, but that the desk may show the page in a frame. */
function previewHeaders({ headers }: IncomingMessage, desk: string) {
  const { 'x-frame-options': _, ...kept } = headers;
  const policy = String(kept['content-security-policy'] ?? '');
  return {
    ...kept,
    ...(policy && {
      'content-security-policy': policy.replace("frame-ancestors 'none'", `frame-ancestors ${desk}`),
    }),
    'cache-control': 'no-store',
  };
}

/** A stream by which a page hears of a restart, as it breaks. */
const isEndless = ({ headers }: IncomingMessage) =>
  headers['content-type']?.startsWith('text/event-stream') === true;

/** Asks the site once. @returns whether it answered, to the end */
const ask = (req: IncomingMessage, res: ServerResponse, port: number, desk: string) =>
  new Promise<boolean>((resolve) => {
    const { method, url, headers } = req;
    const asked = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
      const { statusCode = 502 } = answer;
      const head = previewHeaders(answer, desk);
      if (isEndless(answer)) {
        res.writeHead(statusCode, head);
        answer.pipe(res);
        answer.on('error', () => res.destroy());
        return resolve(true);
      }
      // Whole, so that nobody sees half a page where the site was ended while it answered.
      buffer(answer).then(
        (bytes) => {
          res.writeHead(statusCode, head).end(bytes);
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
 * @param port where the site listens
 * @param desk the desk's origin
 */
export function createPreview(port: number, desk: string): Server {
  return createServer(async (req, res) => {
    const end = performance.now() + patience;
    // A body can be sent once only, so just what has none is tried again.
    const tries = req.method === 'GET' || req.method === 'HEAD';
    while (!res.destroyed) {
      if (await ask(req, res, port, desk)) return;
      if (!tries || performance.now() > end) break;
      await wait(pause);
    }
    if (res.destroyed) return;
    res
      .writeHead(503, { 'Content-Type': 'text/plain' })
      .end('The preview is not there yet. Load it again in a moment.');
  });
}
