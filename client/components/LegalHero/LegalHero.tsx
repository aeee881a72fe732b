import type { LegalPage } from '../../../shared/content/schemas/pages/legal';
import { dateLabel } from '../../../shared/dates';
import { Hero } from '../Hero/Hero';

/** The hero of a legal page, with the dates of its last change and review, if any. */
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
