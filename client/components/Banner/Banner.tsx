import { banner } from '../../../generated/content/banner';
import { navigationWords } from '../../../generated/content/words/navigation';
import { Link } from '../../navigation/Link';

/** A line at the top of every page, switched in content/banner.json. docs/behavior.md#banner */
export function Banner() {
  if (!banner) return null;
  const { text, link } = banner;
  return (
    <aside className="banner no-print" aria-label={navigationWords.announcement}>
      <p className="wrap">
        {text} {link && <Link to={link.to}>{link.label}</Link>}
      </p>
    </aside>
  );
}
