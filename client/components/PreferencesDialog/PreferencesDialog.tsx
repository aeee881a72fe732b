import { type ComponentType, useEffect, useId, useState } from 'react';
import { lazyModule } from '../../boot/lazyModule';
import { openPreferencesEvent } from '../../privacy/cookieConsent';
import { Dialog } from '../Dialog/Dialog';

export interface PreferencesFormProps {
  /** For its title, which names the dialog. */
  titleId: string;
  close: () => void;
}

export const preferencesForm = lazyModule<{ PreferencesForm: ComponentType<PreferencesFormProps> }>();

/**
 * The dialog of the cookie preferences. Opens on the window event `openCookiePreferences`, with a form that is fetched
 * then.
 */
export function PreferencesDialog() {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    async function open() {
      const { href } = location;
      try {
        await preferencesForm.fetch();
        // The guest may have gone to another page meanwhile.
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
      {(close) => Form && <Form titleId={titleId} close={close} />}
    </Dialog>
  );
}
