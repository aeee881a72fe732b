import { Link } from '../../navigation/Link';
import { usePrivacySignal } from '../../privacy/globalPrivacyControl';
import { useSiteData } from '../../siteData';

/** States that the browser's opt-out preference signal is honored (11 CCR 7025(c)(6)). docs/behavior.md#privacy-signal */
export function SignalHonored() {
  const { cookies } = useSiteData();
  if (!usePrivacySignal()) return null;
  const { signal, title } = cookies.signalHonored;
  return (
    <p>
      {signal}: <Link to="/opt-out-preferences">{title}</Link>
    </p>
  );
}
