/**
 * `npm run edit`: the owner's desk at http://127.0.0.1:4000, with a preview of the site. DESK_PORT changes the port; preview
 * and site use the two following ones. HOTEL_DIR names the hotel's folder; the default is the repository. docs/for-owners.md
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { checklist } from '../server/golive/checklist';
import { todayIn } from '../shared/content/days';
import { readSource } from './content/project';
import { finishSave } from './content/saves';
import { deskKey } from './http/key';
import { createPreview } from './preview/proxy';
import { startSite } from './preview/startSite';
import { createDesk } from './server';
import { bundleDesk } from './ui/bundle';

/** Only reachable from this machine. */
const host = '127.0.0.1';

const port = Number(process.env.DESK_PORT ?? 4000);
const sitePort = port + 2;
const deskUrl = `http://${host}:${port}`;
const previewUrl = `http://${host}:${port + 1}`;
const root = path.resolve(process.env.HOTEL_DIR ?? '.');
const say = (line: string) => console.log(line);

await finishSave(root);
const key = await deskKey(root);
const bundle = await bundleDesk(root);
const stopSite = startSite({ root, say }, sitePort, previewUrl);
const servers = [
  createServer(createDesk({ root, say, port, key, preview: previewUrl, bundle })),
  createPreview(port + 1, sitePort, deskUrl, bundle),
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
// A port that is in use has been told, and ends the process.
await Promise.all(servers.map((server) => once(server, 'listening'))).catch(
  () => new Promise(() => undefined),
);
// A hotel that moves in begins with the list of what to change.
const today = todayIn((await readSource(root)).files);
const isNew = checklist(root, today).some(({ id, state }) => id === 'name' && state === 'open');
say(`The desk is open: ${deskUrl}/?key=${key}${isNew ? '#checklist' : ''}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));
