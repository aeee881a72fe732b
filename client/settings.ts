import { createContext, useContext } from 'react';

/** What an operator's configuration changes in the pages. */
export interface Settings {
  /** The public origin, which canonical links and social tags need in full. */
  siteUrl: string;
  /** Whether the group and opt-out forms are sent to the server (DELIVER_LOCAL_FORMS). */
  deliverLocalForms: boolean;
}

const SettingsContext = createContext<Settings>({ siteUrl: '', deliverLocalForms: false });

export const SettingsProvider = SettingsContext.Provider;
export const useSettings = () => useContext(SettingsContext);

/** The attributes of <html> that carry the settings to the client. */
export const settingsAttributes = ({ siteUrl, deliverLocalForms }: Settings) => ({
  'data-site-url': siteUrl,
  'data-deliver-local-forms': deliverLocalForms,
});

/** Reads those attributes in the browser. */
export function readSettings(): Settings {
  const { siteUrl, deliverLocalForms } = document.documentElement.dataset;
  return { siteUrl: siteUrl ?? location.origin, deliverLocalForms: deliverLocalForms === 'true' };
}
