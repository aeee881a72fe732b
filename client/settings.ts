import { createContext, useContext } from 'react';

/** What an operator's configuration and the day at the hotel change in the pages. */
export interface Settings {
  /** The public origin, which canonical links and social tags need in full. */
  siteUrl: string;
  /** Whether the group and opt-out forms are sent to the server (DELIVER_LOCAL_FORMS). */
  deliverLocalForms: boolean;
  /** Whether the reservation engine asks for children's ages (BOOKING_ENGINE). */
  asksAges: boolean;
  /** The ids of the offers that run today. */
  offers: readonly string[];
  /** When others run: an offer begins or has ended; in ms since 1970. */
  offersUntil: number;
}

const SettingsContext = createContext<Settings>({
  siteUrl: '',
  deliverLocalForms: false,
  asksAges: false,
  offers: [],
  offersUntil: 0,
});

export const SettingsProvider = SettingsContext.Provider;
export const useSettings = () => useContext(SettingsContext);

/** The attributes of <html> that carry the settings to the client. */
export const settingsAttributes = ({
  siteUrl,
  deliverLocalForms,
  asksAges,
  offers,
  offersUntil,
}: Settings) => ({
  'data-site-url': siteUrl,
  'data-deliver-local-forms': deliverLocalForms,
  'data-asks-ages': asksAges || undefined,
  'data-offers': offers.join(' ') || undefined,
  'data-offers-until': Number.isFinite(offersUntil) ? offersUntil : undefined,
});

/** Reads those attributes in the browser. */
export function readSettings(): Settings {
  const { siteUrl, deliverLocalForms, asksAges, offers, offersUntil } = document.documentElement.dataset;
  return {
    siteUrl: siteUrl ?? location.origin,
    deliverLocalForms: deliverLocalForms === 'true',
    asksAges: asksAges === 'true',
    offers: offers?.split(' ') ?? [],
    offersUntil: Number(offersUntil ?? Number.POSITIVE_INFINITY),
  };
}
