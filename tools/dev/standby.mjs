/**
 * Loads the given packages, then runs the script that its first message names; each further message is a signal for it, which
 * Windows does not have. Ends with its parent.
 */
const told = new Promise((resolve) => process.once('message', resolve));
process.once('disconnect', () => process.exit());
// Missing packages are reported by the script.
await Promise.allSettled(process.argv.slice(2).map((name) => import(name)));
const script = await told;
process.on('message', (signal) => process.emit(signal, signal));
process.channel.unref();
await import(script);
