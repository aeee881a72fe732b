import { type ComponentType, useEffect, useId, useState } from 'react';
import type { LazyData } from '../../../shared/lazyData';
import { lazyModule } from '../../boot/lazyModule';
import { fetchLazyData } from '../../navigation/fetchLazyData';
import { openPreferencesEvent } from '../../privacy/cookieConsent';
import { Dialog } from '../Dialog/Dialog';

export interface PreferencesFormProps {
  cookies: LazyData['cookies'];
  /** ID for the form's title, which labels the dialog. */
  titleId: string;
  close: () => void;
}

export const preferencesForm = lazyModule<{ PreferencesForm: ComponentType<PreferencesFormProps> }>();

/** The cookie preferences dialog. On the window event `openCookiePreferences`, fetches its form and texts and opens. */
export function PreferencesDialog() {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [cookies, setCookies] = useState<LazyData['cookies']>();

  useEffect(() => {
    async function open() {
      const { href } = location;
      try {
        const [fetched] = await Promise.all([fetchLazyData('cookies'), preferencesForm.fetch()]);
        setCookies(fetched);
        // The guest may have navigated to another page in the meantime.
        setOpen(location.href === href);
      } catch (error) {
        console.error('The cookie preferences could not be fetched', error);
      }
    }
    window.addEventListener(openPreferencesEvent, open);
    return () => window.removeEventListener(openPreferencesEvent, open);
  }, []);

  const Form = preferencesForm.loaded()?.PreferencesForm;
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} className="preferences" aria-labelledby={titleId}>
      {(close) => Form && cookies && <Form cookies={cookies} titleId={titleId} close={close} />}
    </Dialog>
  );
}
