import { Link } from '../../navigation/Link';
import { useSiteData } from '../../siteData';

/** The notice at collection at the end of a form: a link to the privacy policy. */
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
