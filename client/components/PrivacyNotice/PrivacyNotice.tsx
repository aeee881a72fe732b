import { Link } from '../../navigation/Link';
import { useSiteData } from '../../siteData';

/** The link to the notice at collection, at the end of every form (11 CCR 7012). */
export function PrivacyNotice({ className = '' }: { className?: string }) {
  const { label, to } = useSiteData().formTexts.privacyNotice;
  return (
    <p className={`small ${className}`.trim()}>
      <Link to={to} className="line-link">
        {label}
      </Link>
    </p>
  );
}
