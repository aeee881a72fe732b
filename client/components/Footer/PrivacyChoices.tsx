import { Link } from '../../navigation/Link';

/** The alternative opt-out link with California's icon, as high as the text beside it (11 CCR 7015). */
export function PrivacyChoices({ label }: { label: string }) {
  return (
    <Link to="/do-not-sell" className="footer__choices">
      {label}{' '}
      <svg viewBox="0 0 30 14" aria-hidden="true">
        <rect x=".6" y=".6" width="28.8" height="12.8" rx="6.4" fill="#fff" stroke="#06f" strokeWidth="1.2" />
        <path d="M17.6.6H23a6.4 6.4 0 0 1 0 12.8h-8.6z" fill="#06f" />
        <g fill="none" strokeWidth="1.3" strokeLinecap="round" strokeLinejoin="round">
          <path d="M5.8 7.3 8.3 9.5 12.3 4.6" stroke="#06f" />
          <path d="m19.1 4.4 5.2 5.2m0-5.2-5.2 5.2" stroke="#fff" />
        </g>
      </svg>
    </Link>
  );
}
