import { forms } from '../../../generated/content/forms';
import { Link } from '../../navigation/Link';

const { label, to } = forms.privacyNotice;

/** The notice at collection at the end of a form: a link to the privacy policy. */
export function PrivacyNotice({ className = '' }: { className?: string }) {
  return (
    <p className={`small ${className}`.trim()}>
      <Link to={to} className="line-link">
        {label}
      </Link>
    </p>
  );
}
