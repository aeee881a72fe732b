import { hasPrivacySignal } from './globalPrivacyControl';

/** A guest's cookie choices, kept only in the browser's storage. docs/behavior.md#cookie-banner */
export interface CookiePreferences {
  functional: true;
  preferences: boolean;
  statistics: boolean;
  marketing: boolean;
  aiAnalytics: boolean;
}

export const consentKey = 'cookieConsent';
const preferencesKey = 'cookiePreferences';
const changeEvent = 'cookieConsentChange';

/** Opens the preferences dialog from anywhere. */
export const openPreferencesEvent = 'openCookiePreferences';
export const openPreferences = () => window.dispatchEvent(new Event(openPreferencesEvent));

const preferencesWith = (value: boolean): CookiePreferences => ({
  functional: true,
  preferences: value,
  statistics: value,
  marketing: value,
  aiAnalytics: value,
});

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
    const saved: unknown = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}');
    const flags = Object.entries(saved && typeof saved === 'object' ? saved : {}).filter(
      ([name, value]) => Object.hasOwn(preferencesWith(false), name) && typeof value === 'boolean',
    );
    return { ...preferencesWith(false), ...Object.fromEntries(flags), functional: true };
  } catch (error) {
    console.error('Stored cookie preferences could not be read', error);
    return preferencesWith(false);
  }
}

function store(consent: 'accepted' | 'denied' | 'custom', preferences: CookiePreferences) {
  isDecidedHere = true;
  try {
    localStorage.setItem(preferencesKey, JSON.stringify(preferences));
    localStorage.setItem(consentKey, consent);
  } catch (error) {
    console.error('Cookie preferences could not be saved', error);
  }
  window.dispatchEvent(new Event(changeEvent));
}

export const acceptAll = () => store('accepted', preferencesWith(true));
export const decline = () => store('denied', preferencesWith(false));
export const savePreferences = (preferences: CookiePreferences) => store('custom', preferences);

/** Calls back on every decision, in this tab or another. @returns a function that stops listening */
export function onConsentChange(callback: () => void): () => void {
  window.addEventListener(changeEvent, callback);
  window.addEventListener('storage', callback);
  return () => {
    window.removeEventListener(changeEvent, callback);
    window.removeEventListener('storage', callback);
  };
}
