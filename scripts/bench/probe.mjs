/** Loaded into a server under test (node --expose-gc --import): tells what it has used when it is asked. */
process.on('message', (what) => {
  if (what === 'memory') {
    globalThis.gc();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send({ rss, heap: heapUsed + external });
  }
  if (what === 'processor') {
    const { user, system } = process.cpuUsage();
    process.send(user + system);
  }
});
