import { useEffect, useId, useState } from 'react';
import { cookies } from '../../../generated/content/cookies';
import {
  acceptAll,
  type CookiePreferences,
  decline,
  loadPreferences,
  openPreferencesEvent,
  savePreferences,
} from '../../privacy/cookieConsent';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Switch } from '../Switch/Switch';

/**
 * The cookie preferences, initialized with the saved choice. Opens on the window event `openCookiePreferences`.
 * docs/behavior.md#preferences-dialog
 */
export function PreferencesDialog() {
  const title = useId();
  const [flags, setFlags] = useState<CookiePreferences>();

  useEffect(() => {
    const open = () => setFlags(loadPreferences());
    window.addEventListener(openPreferencesEvent, open);
    return () => window.removeEventListener(openPreferencesEvent, open);
  }, []);

  return (
    <Dialog
      isOpen={flags !== undefined}
      onClose={() => setFlags(undefined)}
      className="preferences"
      aria-labelledby={title}
    >
      {(close) =>
        flags && (
          <div className="preferences__content">
            <h2 className="below-2 preferences__title" id={title}>
              {cookies.dialog.title}
            </h2>
            <p className="small">{cookies.dialog.intro}</p>
            <div className="above-4">
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
            <div className="columns columns--letters buttons--tight preferences__actions">
              <Button variant="secondary" onClick={finish(decline, close)}>
                {cookies.dialog.decline}
              </Button>
              <Button variant="secondary" onClick={finish(acceptAll, close)}>
                {cookies.dialog.acceptAll}
              </Button>
              <Button onClick={finish(() => savePreferences(flags), close)}>{cookies.dialog.save}</Button>
              <Button variant="secondary" onClick={close}>
                {cookies.dialog.cancel}
              </Button>
            </div>
          </div>
        )
      }
    </Dialog>
  );
}

const finish = (decide: () => void, close: () => void) => () => {
  decide();
  close();
};
