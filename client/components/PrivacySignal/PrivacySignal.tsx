import { cookies } from '../../../generated/content/cookies';
import { usePrivacySignal } from '../../hooks/usePrivacySignal';
import { Answer } from '../Answer/Answer';

/** Says that the browser's Global Privacy Control was seen and is honored; nothing where there is none. DESIGN 4, CCPA. */
export function PrivacySignal() {
  if (!usePrivacySignal()) return null;
  return (
    <div className="privacy-signal wrap">
      <Answer kind="success">
        <p>
          <strong>{cookies.signalHonored.title}</strong>
        </p>
        <p>{cookies.signalHonored.text}</p>
      </Answer>
    </div>
  );
}
