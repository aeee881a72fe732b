import { Link } from '../../navigation/Link';
import { useSiteData } from '../../siteData';

/** A one-line announcement at the top of every page, turned on or off in content/banner.json. */
export function Banner() {
  const {
    banner,
    ui: { header },
  } = useSiteData();
  if (!banner) return null;
  const { text, link } = banner;
  return (
    <aside className="banner no-print" aria-label={header.announcement}>
      <p className="wrap">
        {text} {link && <Link to={link.to}>{link.label}</Link>}
      </p>
    </aside>
  );
}
