import type { LegalPage } from '../../../shared/schema/pages/legal';
import { Link } from '../../navigation/Link';
import { Icon } from '../Icon/Icon';
import { Section } from '../Section/Section';

/** Links to the other policies, at the end of each policy. */
export function RelatedLinks({ links, heading }: { links: LegalPage['related']; heading: string }) {
  if (links.length === 0) return null;
  return (
    <Section>
      <h2 className="label" id="related">
        {heading}
      </h2>
      <ul className="columns columns--tablet columns--three above-5 related-links">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link className="spread plain" to={to}>
              {label}
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
