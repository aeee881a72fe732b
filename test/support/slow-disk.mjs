/** Loaded before a server (`node --import`): each fsync takes as long as on a slow disk. */
import fileSystem from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout } from 'node:timers/promises';

/** In ms. */
const slowestSync = 40;

const { open } = fileSystem;
fileSystem.open = async (...parameters) => {
  const handle = await open(...parameters);
  const sync = handle.sync.bind(handle);
  handle.sync = async () => {
    await setTimeout(Math.random() * slowestSync);
    await sync();
  };
  return handle;
};
syncBuiltinESMExports();
