import type { LazyData } from '../../shared/lazyData';
import { hasPrivacySignal } from './globalPrivacyControl';
import { storedFlags, storeFlags } from './storedFlags';

type Categories = LazyData['cookies']['categories'];

/** A guest's cookie choices, stored only in the browser. docs/behavior.md#cookie-banner */
type CookiePreferences = Record<Categories[number]['id'], boolean>;

const consentKey = 'cookieConsent';
const preferencesKey = 'cookiePreferences';
const changeEvent = 'cookieConsentChange';

/** The event that opens the preferences dialog. */
export const openPreferencesEvent = 'openCookiePreferences';
export const openPreferences = () => window.dispatchEvent(new Event(openPreferencesEvent));

const declined: CookiePreferences = {
  functional: true,
  preferences: false,
  statistics: false,
  marketing: false,
  aiAnalytics: false,
};

/** Whether the guest has decided since the page was loaded, in case the browser cannot store the decision. */
let isDecidedHere = false;

/** True if the guest has decided or the browser sends the privacy signal. Older releases stored 'true' or 'false'. */
export function isDecided(): boolean {
  try {
    return isDecidedHere || hasPrivacySignal() || Boolean(localStorage.getItem(consentKey));
  } catch {
    // Storage is blocked, so the banner would appear on every page.
    return true;
  }
}

/** Returns the saved flags. Functional is always true; the other flags are false if they cannot be read. */
export function loadPreferences(): CookiePreferences {
  try {
    const saved: unknown = JSON.parse(storedFlags(preferencesKey) ?? '{}');
    const flags = Object.entries(saved && typeof saved === 'object' ? saved : {}).filter(
      ([name, value]) => Object.hasOwn(declined, name) && typeof value === 'boolean',
    );
    return { ...declined, ...Object.fromEntries(flags), functional: true };
  } catch (error) {
    console.error('Stored cookie preferences could not be read', error);
    return declined;
  }
}

function store(consent: 'accepted' | 'denied' | 'custom', preferences: CookiePreferences) {
  isDecidedHere = true;
  try {
    storeFlags(preferencesKey, preferences);
    localStorage.setItem(consentKey, consent);
  } catch (error) {
    console.error('Cookie preferences could not be saved', error);
  }
  window.dispatchEvent(new Event(changeEvent));
}

/** Returns all five flags: the guest's choice for the hotel's categories, and false for all other categories. */
const flagsFor = (
  categories: Categories,
  isOn: (id: keyof CookiePreferences) => boolean,
): CookiePreferences => ({
  ...declined,
  ...Object.fromEntries(categories.map(({ id }) => [id, isOn(id)])),
});

export const acceptAll = (categories: Categories) =>
  store(
    'accepted',
    flagsFor(categories, () => true),
  );
export const decline = () => store('denied', declined);
export const savePreferences = (categories: Categories, preferences: CookiePreferences) =>
  store(
    'custom',
    flagsFor(categories, (id) => preferences[id]),
  );

/** Calls `callback` on every decision, in any tab. @returns a function that stops listening */
export function onConsentChange(callback: () => void): () => void {
  window.addEventListener(changeEvent, callback);
  window.addEventListener('storage', callback);
  return () => {
    window.removeEventListener(changeEvent, callback);
    window.removeEventListener('storage', callback);
  };
}
