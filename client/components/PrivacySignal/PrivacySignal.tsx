import type { Content } from '../../../shared/content/content';
import { usePrivacySignal } from '../../privacy/globalPrivacyControl';
import { Alert } from '../Alert/Alert';

/** States that the opt-out preference signal is honored, if the browser sends it. docs/behavior.md#privacy-signal */
export function PrivacySignal({ title, text }: Content['cookies']['signalHonored']) {
  if (!usePrivacySignal()) return null;
  return (
    <div className="privacy-signal wrap">
      <Alert kind="success">
        <p>
          <strong>{title}</strong>
        </p>
        <p className="measure">{text}</p>
      </Alert>
    </div>
  );
}
