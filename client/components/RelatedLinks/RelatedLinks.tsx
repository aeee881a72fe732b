import type { PageLink } from '../../../shared/content/legal';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { Section } from '../Section/Section';

/** The other policies, at the foot of each of them. SPEC 2, legal pages. */
export function RelatedLinks({ links }: { links: readonly PageLink[] }) {
  return (
    <Section labelledBy="related">
      <h2 className="label" id="related">
        Read Next
      </h2>
      <ul className="related-links">
        {links.map(({ text, to }) => (
          <li key={to}>
            <Link to={to}>
              {text}
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
