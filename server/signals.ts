/**
 * Signal handling. The server imports it first, since a container's first process ignores signals that have no
 * listener: otherwise a SIGTERM sent while the rest of the server loads would be lost. What SIGTERM does is in
 * shutdown.ts, and SIGHUP reloads the hotel's folder.
 */

/** Signals sent by log rotation, which would otherwise end the process or open Node's debugger (SIGUSR1). */
const ignored = ['SIGUSR1', 'SIGUSR2'] as const;

type Listener = (signal: NodeJS.Signals) => void;

/** Exits immediately, since no requests are in flight before the server listens. */
let stop: Listener = () => process.exit(0);
let reload: Listener = () => undefined;
let ignore: Listener = () => undefined;

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
process.on('SIGHUP', (signal) => reload(signal));
for (const signal of ignored) process.on(signal, () => ignore(signal));

/** Replaces the initial handlers, which end the process immediately or do nothing. */
export function onSignals(listeners: { stop: Listener; reload: Listener; ignore: Listener }): void {
  ({ stop, reload, ignore } = listeners);
}
