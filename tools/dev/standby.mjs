/** Loads the given packages, then runs the script that it is told. Ends with its parent. */
const told = new Promise((resolve) => process.once('message', resolve));
process.once('disconnect', () => process.exit());
// Missing packages are reported by the script.
await Promise.allSettled(process.argv.slice(2).map((name) => import(name)));
const script = await told;
process.channel.unref();
await import(script);
