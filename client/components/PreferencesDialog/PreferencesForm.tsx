import { useState } from 'react';
import type { LazyData } from '../../../shared/lazyData';
import { acceptAll, decline, loadPreferences, savePreferences } from '../../privacy/cookieConsent';
import { Button } from '../Button/Button';
import { Switch } from '../Switch/Switch';

interface PreferencesFormProps {
  cookies: LazyData['cookies'];
  /** ID of the form's title, which labels the dialog. */
  titleId: string;
  close: () => void;
}

/** The form for cookie preferences, initialized with the saved choices. */
export function PreferencesForm({ cookies, titleId, close }: PreferencesFormProps) {
  const [flags, setFlags] = useState(loadPreferences);
  const finish = (decide: () => void) => () => {
    decide();
    close();
  };
  return (
    <div className="preferences__content">
      <h2 className="below-2 preferences__title" id={titleId}>
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
      <div className="buttons--tight preferences__actions">
        <Button variant="secondary" onClick={finish(decline)}>
          {cookies.dialog.decline}
        </Button>
        <Button variant="secondary" onClick={finish(() => acceptAll(cookies.categories))}>
          {cookies.dialog.acceptAll}
        </Button>
        <Button onClick={finish(() => savePreferences(cookies.categories, flags))}>
          {cookies.dialog.save}
        </Button>
        <Button variant="secondary" onClick={close}>
          {cookies.dialog.cancel}
        </Button>
      </div>
    </div>
  );
}
