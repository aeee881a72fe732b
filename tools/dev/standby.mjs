/** A process that has loaded the packages it is named, and waits for the script that needs them. */
const told = new Promise((resolve) => process.once('message', resolve));
const orphaned = () => process.exit();
process.once('disconnect', orphaned);
// A package that is missing is the script's to complain about.
await Promise.allSettled(process.argv.slice(2).map((name) => import(name)));
const script = await told;
process.off('disconnect', orphaned);
process.disconnect();
await import(script);
