/**
 * What signals do. The first import of the server, since a container's first process ignores every signal without a listener:
 * SIGTERM was lost while the rest of the server loaded.
 */

/** Signals that would end the process or open Node's debugger (SIGUSR1), and are sent by terminals and log rotation. */
const ignored = ['SIGHUP', 'SIGUSR1', 'SIGUSR2'] as const;

type Listener = (signal: NodeJS.Signals) => void;

/** Nothing is in flight before the server listens. */
let stop: Listener = () => process.exit(0);
let ignore: Listener = () => undefined;

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
for (const signal of ignored) process.on(signal, () => ignore(signal));

/** Replaces what signals do until then: end the process at once, or nothing. */
export function onSignals(listeners: { stop: Listener; ignore: Listener }): void {
  ({ stop, ignore } = listeners);
}
