import { once } from 'node:events';
import { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
});

/** Starts a server on a free local port. The server runs until `stop` is called or the file's tests have ended. */
export async function listen(server: Server) {
  // Lets the test process exit even if a failed test leaves the server running.
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  function stop() {
    server.close();
    if (server instanceof HttpServer) server.closeAllConnections();
  }
  stops.push(stop);
  return { port, url: `http://127.0.0.1:${port}`, stop };
}
