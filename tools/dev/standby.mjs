/** Loads the given packages, then waits for the script to run. */
const told = new Promise((resolve) => process.once('message', resolve));
const orphaned = () => process.exit();
process.once('disconnect', orphaned);
// Missing packages are reported by the script.
await Promise.allSettled(process.argv.slice(2).map((name) => import(name)));
const script = await told;
process.off('disconnect', orphaned);
process.disconnect();
await import(script);
