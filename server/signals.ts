/**
 * Signal handling. The server imports this module first: a container's first process ignores signals without a
 * listener, so a SIGTERM sent while other modules load would be lost. shutdown.ts handles SIGTERM and SIGINT. SIGHUP
 * reloads the hotel's folder.
 */

/** Signals from log rotation. If unhandled, they would end the process or, for SIGUSR1, open Node's debugger. */
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
