import type { LazyData } from '../../shared/lazyData';
import { hasPrivacySignal } from './globalPrivacyControl';
import { storedFlags, storeFlags } from './storedFlags';

type Categories = LazyData['cookies']['categories'];

/** A guest's cookie choices, kept only in the browser's storage. docs/behavior.md#cookie-banner */
type CookiePreferences = Record<Categories[number]['id'], boolean>;

const consentKey = 'cookieConsent';
const preferencesKey = 'cookiePreferences';
const changeEvent = 'cookieConsentChange';

/** Opens the preferences dialog from anywhere. */
export const openPreferencesEvent = 'openCookiePreferences';
export const openPreferences = () => window.dispatchEvent(new Event(openPreferencesEvent));

const declined: CookiePreferences = {
  functional: true,
  preferences: false,
  statistics: false,
  marketing: false,
  aiAnalytics: false,
};

/** Whether a decision was made on this page, in case the browser could not store it. */
let isDecidedHere = false;

/** True if anything is stored (even an older 'true' or 'false'), or if the browser sends the privacy signal. */
export function isDecided(): boolean {
  try {
    return isDecidedHere || hasPrivacySignal() || Boolean(localStorage.getItem(consentKey));
  } catch {
    // If storage is blocked, the banner would come back on every page.
    return true;
  }
}

/** The saved flags, with functional forced to true; the others are false if nothing readable is stored. */
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

/** All five flags: the guest's choice for the hotel's categories, and off for those that the hotel doesn't offer. */
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

/** Calls back on every decision, in this tab or another. @returns a function that stops listening */
export function onConsentChange(callback: () => void): () => void {
  window.addEventListener(changeEvent, callback);
  window.addEventListener('storage', callback);
  return () => {
    window.removeEventListener(changeEvent, callback);
    window.removeEventListener('storage', callback);
  };
}
