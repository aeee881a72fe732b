import { forms } from '../../../generated/content/forms';
import { Link } from '../Link/Link';

const { label, to } = forms.privacyNotice;

/** The notice at collection, in a form's last lines: a link to what the hotel does with what is typed. */
export function PrivacyNotice({ className = '' }: { className?: string }) {
  return (
    <p className={`small ${className}`.trim()}>
      <Link to={to} className="line-link">
        {label}
      </Link>
    </p>
  );
}
