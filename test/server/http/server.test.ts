/** Slow and broken connections. */
import type { RequestListener } from 'node:http';
import { createHttpServer, maxRequestsPerSocket, timeouts } from '../../../server/http/server';
import { listen } from '../../support/listen';
import { openSocket, readToEnd } from '../../support/sockets';

async function start(listener: RequestListener, options: Parameters<typeof createHttpServer>[1] = {}) {
  const server = createHttpServer(listener, options);
  return { server, ...(await listen(server)) };
}

const get = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

it.each([
  ['its headers never end', 'GET / HTTP/1.1\r\nHost: x\r\n', /^HTTP\/1\.1 408 /],
  ['its body is too slow', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n', /^HTTP\/1\.1 408 /],
  ['it does not read the response', get('/unread'), /a beginning/],
])('disconnects a client if %s', async (_why, request, res) => {
  const { port } = await start(
    (req, res) => (req.url === '/unread' ? res.write('a beginning') : req.resume()),
    { requestTimeout: 300, headersTimeout: 200, connectionsCheckingInterval: 50, inactivityTimeout: 500 },
  );
  const socket = await openSocket(port, request);
  const trickle = setInterval(() => request.startsWith('POST') && socket.write('x'), 20);
  expect(await readToEnd(socket)).toMatch(res);
  clearInterval(trickle);
  expect(timeouts.requestTimeout + timeouts.connectionsCheckingInterval).toBeLessThan(30_000);
});

it('closes a connection that sends too many requests', async () => {
  let answered = 0;
  const { port } = await start((_req, res) => {
    answered += 1;
    res.end('done');
  });
  await readToEnd(await openSocket(port, get().repeat(2 * maxRequestsPerSocket)));
  expect(answered).toBe(maxRequestsPerSocket);
});
