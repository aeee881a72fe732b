/**
 * `npm run edit`: the owner's desk at http://127.0.0.1:4000/desk, beside the site as it is with what is typed. DESK_PORT changes
 * the port. HOTEL_DIR names the hotel's folder; the default is the repository. docs/for-owners.md
 */
import { createServer } from 'node:http';
import path from 'node:path';
import { checklist } from '../server/golive/checklist';
import { todayIn } from '../shared/content/days';
import { readSource } from './content/project';
import { finishSave } from './content/saves';
import { deskKey } from './http/key';
import { createDesk } from './server';
import { bundleDesk } from './ui/bundle';

/** Only reachable from this machine. */
const host = '127.0.0.1';

const port = Number(process.env.DESK_PORT ?? 4000);
const root = path.resolve(process.env.HOTEL_DIR ?? '.');
const say = (line: string) => console.log(line);

await finishSave(root);
const key = await deskKey(root);
const server = createServer(await createDesk({ root, say, port, key, bundle: await bundleDesk(root) }));
server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
  console.error(code === 'EADDRINUSE' ? `Port ${port} is in use: is the desk open already?` : message);
  process.exit(1);
});
server.listen(port, host, async () => {
  // A hotel that moves in begins with the list of what to change.
  const today = todayIn((await readSource(root)).files);
  const isNew = checklist(root, today).some(({ id, state }) => id === 'name' && state === 'open');
  say(`The desk is open: http://${host}:${port}/desk?key=${key}${isNew ? '#checklist' : ''}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
