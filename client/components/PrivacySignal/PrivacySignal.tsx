import { cookies } from '../../../generated/content/cookies';
import { usePrivacySignal } from '../../globalPrivacyControl';
import { Alert } from '../Alert/Alert';

/** Says that the browser's Global Privacy Control was seen and is honored; nothing where there is none. DESIGN 4, CCPA. */
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
