/**
 * `npm run edit`: the owner's desk at http://127.0.0.1:4000, with the real site beside it. DESK_PORT is another port; the
 * preview has the next one, and the site behind it the one after that. docs/for-owners.md
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createPreview } from '../editor/preview/proxy';
import { startSite } from '../editor/preview/startSite';
import { createDesk } from '../editor/server';
import { bundleDesk } from '../editor/ui/bundle';

/** This machine alone can reach it. */
const host = '127.0.0.1';

const port = Number(process.env.DESK_PORT ?? 4000);
const sitePort = port + 2;
const deskUrl = `http://${host}:${port}`;
const previewUrl = `http://${host}:${port + 1}`;
const root = process.cwd();
const say = (line: string) => console.log(line);

const stopSite = startSite({ root, say }, sitePort, previewUrl);
const servers = [
  createServer(createDesk({ root, say, port, preview: previewUrl, bundle: await bundleDesk(root) })),
  createPreview(sitePort, deskUrl),
];

async function stop(code: number) {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  await stopSite();
  process.exit(code);
}

for (const [index, server] of servers.entries()) {
  server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
    console.error(
      code === 'EADDRINUSE' ? `Port ${port + index} is in use: is the desk open already?` : message,
    );
    void stop(1);
  });
  server.listen(port + index, host);
}
await Promise.all(servers.map((server) => once(server, 'listening')));
say(`The desk is open: ${deskUrl}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));
