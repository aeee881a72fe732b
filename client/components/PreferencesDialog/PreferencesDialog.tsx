import { useEffect, useId, useState } from 'react';
import { fetchLazyData } from '../../navigation/fetchLazyData';
import { openPreferencesEvent } from '../../privacy/cookieConsent';
import { Dialog } from '../Dialog/Dialog';

/** Fetches the form's component and labels. @throws if a fetch fails */
async function fetchForm() {
  const [{ PreferencesForm }, cookies] = await Promise.all([
    import('./PreferencesForm'),
    fetchLazyData('cookies'),
  ]);
  return { PreferencesForm, cookies };
}

/** The dialog for cookie preferences. Opens on the window event `openCookiePreferences`, after fetching its content. */
export function PreferencesDialog() {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [form, setForm] = useState<Awaited<ReturnType<typeof fetchForm>>>();

  useEffect(() => {
    async function open() {
      const { href } = location;
      try {
        setForm(await fetchForm());
        // The dialog stays closed if the guest navigated to another page in the meantime.
        setOpen(location.href === href);
      } catch (error) {
        console.error('The cookie preferences could not be fetched', error);
      }
    }
    window.addEventListener(openPreferencesEvent, open);
    return () => window.removeEventListener(openPreferencesEvent, open);
  }, []);

  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} className="preferences" aria-labelledby={titleId}>
      {(close) => form && <form.PreferencesForm cookies={form.cookies} titleId={titleId} close={close} />}
    </Dialog>
  );
}
