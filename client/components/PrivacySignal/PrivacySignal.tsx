import { signalHonored } from '../../../shared/content/opt-out';
import { usePrivacySignal } from '../../hooks/usePrivacySignal';
import { Answer } from '../Answer/Answer';

/** Says that the browser's Global Privacy Control was seen and is honored; nothing where there is none. DESIGN 4, CCPA. */
export function PrivacySignal() {
  if (!usePrivacySignal()) return null;
  return (
    <div className="privacy-signal wrap">
      <Answer kind="success">
        <p>
          <strong>{signalHonored.title}</strong>
        </p>
        <p>{signalHonored.text}</p>
      </Answer>
    </div>
  );
}
