import type { ReactNode } from 'react';
import type { Content } from '../../../shared/content/content';
import { type PageName, pages } from '../../../shared/pages';
import type { LegalPage as LegalContent } from '../../../shared/schema/pages/legal';
import { Link } from '../../navigation/Link';
import { useLabels } from '../../siteData';
import { Head } from '../Head/Head';
import { Hero } from '../Hero/Hero';
import { Icon } from '../Icon/Icon';
import { Filled } from '../RichText/Filled';
import { Section } from '../Section/Section';

interface LegalPageProps {
  name: Extract<PageName, 'privacy' | 'terms' | 'do-not-sell' | 'opt-out'>;
  page: LegalContent & { updated?: string; reviewed?: string };
  legal: Content['ui']['legal'];
  children: ReactNode;
}

/** A legal page: heading, optional dates of the last change and review, content, and links to related pages. */
export function LegalPage({ name, page, legal, children }: LegalPageProps) {
  const { meta, heading, subtitle, updated, reviewed, related } = page;
  return (
    <>
      <Head {...meta} path={pages[name].path} />
      <Hero title={heading} subtitle={subtitle}>
        {updated && (
          <p className="fine legal-date">
            <Filled text={legal.updated} values={{ date: <Day date={updated} /> }} />
            {reviewed && (
              <>
                {' · '}
                <Filled text={legal.reviewed} values={{ date: <Day date={reviewed} /> }} />
              </>
            )}
          </p>
        )}
      </Hero>
      {children}
      {related.length > 0 && (
        <Section>
          <h2 className="label" id="site-related">
            {legal.related}
          </h2>
          <ul className="columns columns--tablet columns--three above-5 related-links">
            {related.map(({ label, to }) => (
              <li key={to}>
                <Link className="spread plain" to={to}>
                  {label}
                  <Icon name="right" />
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Day({ date }: { date: string }) {
  const { dateLabel } = useLabels();
  return <time dateTime={date}>{dateLabel(date)}</time>;
}
