import { hasPrivacySignal } from './globalPrivacyControl';

/** The key for flags that the guest chose while the browser sent the privacy signal. */
const keyWithSignal = (key: string) => `${key}WithSignal`;

/**
 * The guest's flags for cookies in local storage, as JSON; null if there are none. The privacy signal overrides flags
 * that were stored without it. docs/behavior.md#privacy-signal
 * @throws if storage is blocked
 */
export const storedFlags = (key: string): string | null =>
  localStorage.getItem(hasPrivacySignal() ? keyWithSignal(key) : key);

/** @throws if storage is blocked or full */
export function storeFlags(key: string, flags: Readonly<Record<string, boolean>>): void {
  const text = JSON.stringify(flags);
  if (hasPrivacySignal()) localStorage.setItem(keyWithSignal(key), text);
  else localStorage.removeItem(keyWithSignal(key));
  localStorage.setItem(key, text);
}
