import { cookies } from '../../../generated/content/cookies';
import { usePrivacySignal } from '../../globalPrivacyControl';
import { Alert } from '../Alert/Alert';

/** Says that the browser's privacy signal is honored; nothing where there is none. docs/behavior.md#privacy-signal */
export function PrivacySignal() {
  if (!usePrivacySignal()) return null;
  return (
    <div className="privacy-signal wrap">
      <Alert kind="success">
        <p>
          <strong>{cookies.signalHonored.title}</strong>
        </p>
        <p>{cookies.signalHonored.text}</p>
      </Alert>
    </div>
  );
}
