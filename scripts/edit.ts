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
const previewPort = port + 1;
const sitePort = port + 2;
const deskUrl = `http://${host}:${port}`;
const previewUrl = `http://${host}:${previewPort}`;
const root = process.cwd();
const say = (line: string) => console.log(line);

const stopSite = startSite({ root, say }, sitePort, previewUrl);
const preview = createPreview(sitePort, deskUrl).listen(previewPort, host);
const desk = createServer(
  createDesk({ root, say, port, preview: previewUrl, bundle: await bundleDesk(root) }),
);

desk.once('error', async (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is in use: is the desk open already?` : error.message);
  await stopSite();
  process.exit(1);
});
desk.listen(port, host);
await once(desk, 'listening');
say(`The desk is open: ${deskUrl}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    for (const server of [desk, preview]) {
      server.close();
      server.closeAllConnections();
    }
    await stopSite();
    process.exit(0);
  });
}
