import type { LegalPage } from '../../../shared/content/schemas/pages/legal';
import { dateLabel } from '../../../shared/dates';
import { Hero } from '../Hero/Hero';

/** The banner of a legal page, with the day of its last change where it has one. */
export function LegalHero({ page }: { page: LegalPage & { updated?: string } }) {
  return (
    <Hero title={page.heading} subtitle={page.subtitle}>
      {page.updated && (
        <p className="legal-date">
          Last updated <time dateTime={page.updated}>{dateLabel(page.updated)}</time>
        </p>
      )}
    </Hero>
  );
}
