import { cookieNotice } from '../../../generated/content/cookieNotice';
import { usePrivacySignal } from '../../privacy/globalPrivacyControl';
import { Alert } from '../Alert/Alert';

/** States that the browser's opt-out preference signal is honored, if it sends one. docs/behavior.md#privacy-signal */
export function PrivacySignal() {
  if (!usePrivacySignal()) return null;
  return (
    <div className="privacy-signal wrap">
      <Alert kind="success">
        <p>
          <strong>{cookieNotice.signalHonored.title}</strong>
        </p>
        <p className="measure">{cookieNotice.signalHonored.text}</p>
      </Alert>
    </div>
  );
}
