import { usePrivacySignal } from '../../privacy/globalPrivacyControl';
import { useSiteData } from '../../siteData';
import { Alert } from '../Alert/Alert';

/** States that the browser's opt-out preference signal is honored, if it sends one. docs/behavior.md#privacy-signal */
export function PrivacySignal() {
  const { cookies } = useSiteData();
  if (!usePrivacySignal()) return null;
  return (
    <div className="privacy-signal wrap">
      <Alert kind="success">
        <p>
          <strong>{cookies.signalHonored.title}</strong>
        </p>
        <p className="measure">{cookies.signalHonored.text}</p>
      </Alert>
    </div>
  );
}
