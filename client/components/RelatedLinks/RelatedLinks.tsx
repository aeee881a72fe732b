import type { LegalPage } from '../../../shared/content/schemas/pages/legal';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { Section } from '../Section/Section';

/** Links to the other policies, at the end of each of them. */
export function RelatedLinks({ links }: { links: LegalPage['related'] }) {
  return (
    <Section>
      <h2 className="label" id="related">
        Read Next
      </h2>
      <ul className="related-links">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>
              {label}
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
