import type { LegalPage } from '../../../shared/content/schemas/pages/legal';
import { dateLabel } from '../../../shared/dates';
import { Hero } from '../Hero/Hero';

/** The banner of a legal page, with the days of its last change and review where it has them. */
export function LegalHero({ page }: { page: LegalPage & { updated?: string; reviewed?: string } }) {
  return (
    <Hero title={page.heading} subtitle={page.subtitle}>
      {page.updated && (
        <p className="legal-date">
          Last updated <time dateTime={page.updated}>{dateLabel(page.updated)}</time>
          {page.reviewed && (
            <>
              {' '}
              · Last reviewed <time dateTime={page.reviewed}>{dateLabel(page.reviewed)}</time>
            </>
          )}
        </p>
      )}
    </Hero>
  );
}
