import { useEffect, useId, useRef, useState } from 'react';
import { cookies } from '../../../generated/content/cookies';
import {
  acceptAll,
  type CookiePreferences,
  loadPreferences,
  openPreferencesEvent,
  savePreferences,
} from '../../cookieConsent';
import { useScrollLock } from '../../hooks/useScrollLock';
import { Button } from '../Button/Button';
import { Switch } from '../Switch/Switch';

/**
 * The cookie preferences dialog: opens on the window event `openCookiePreferences`, from wherever it comes, with what
 * is saved. SPEC 4, Preferences dialog.
 */
export function PreferencesDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [flags, setFlags] = useState<CookiePreferences>();
  useScrollLock(flags !== undefined);

  useEffect(() => {
    const open = () => setFlags(loadPreferences());
    window.addEventListener(openPreferencesEvent, open);
    return () => window.removeEventListener(openPreferencesEvent, open);
  }, []);

  // The content stands before the dialog opens, so that it has its name and a control to focus.
  useEffect(() => {
    if (flags && !dialog.current?.open) dialog.current?.showModal();
  }, [flags]);

  const close = () => dialog.current?.close();
  const finish = (decide: () => void) => () => {
    decide();
    close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="preferences"
      aria-labelledby={title}
      onClose={() => setFlags(undefined)}
      onClick={(event) => event.target === dialog.current && close()}
    >
      {flags && (
        <div className="preferences__content">
          <h2 className="preferences__title" id={title}>
            {cookies.dialog.title}
          </h2>
          <p className="small">{cookies.dialog.intro}</p>
          <div className="preferences__list">
            {cookies.categories.map(({ id, name, description, locked }) => (
              <Switch
                key={id}
                title={name}
                description={description}
                locked={locked}
                checked={flags[id]}
                onChange={(checked) => setFlags({ ...flags, [id]: checked })}
              />
            ))}
          </div>
          <div className="preferences__actions">
            <Button onClick={finish(() => savePreferences(flags))}>{cookies.dialog.save}</Button>
            <Button variant="secondary" onClick={finish(acceptAll)}>
              {cookies.dialog.acceptAll}
            </Button>
            <Button variant="secondary" onClick={close}>
              {cookies.dialog.cancel}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  );
}
