import { Link } from '../../navigation/Link';
import { usePrivacySignal } from '../../privacy/globalPrivacyControl';
import { useSiteData } from '../../siteData';

/** States that the browser's opt-out preference signal is honored (11 CCR 7025(c)(6)). docs/behavior.md#privacy-signal */
export function SignalHonored() {
  const { signal, title } = useSiteData().privacySignal;
  if (!usePrivacySignal()) return null;
  return (
    <p>
      {signal}: <Link to="/opt-out-preferences">{title}</Link>
    </p>
  );
}
