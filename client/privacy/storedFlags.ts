import { hasPrivacySignal } from './globalPrivacyControl';

/** Returns the storage key for flags that the guest chose while the browser sent the privacy signal. */
const keyWithSignal = (key: string) => `${key}WithSignal`;

/**
 * Reads the guest's cookie flags from local storage, as JSON; null if there are none. While the browser sends the
 * privacy signal, flags stored without the signal are ignored. docs/behavior.md#privacy-signal
 * @throws if storage is blocked
 */
export const storedFlags = (key: string): string | null =>
  localStorage.getItem(hasPrivacySignal() ? keyWithSignal(key) : key);

/** Stores the guest's cookie flags. @throws if storage is blocked or full */
export function storeFlags(key: string, flags: Readonly<Record<string, boolean>>): void {
  const text = JSON.stringify(flags);
  if (hasPrivacySignal()) localStorage.setItem(keyWithSignal(key), text);
  else localStorage.removeItem(keyWithSignal(key));
  localStorage.setItem(key, text);
}
