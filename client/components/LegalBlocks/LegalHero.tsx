import { type LegalPage, lastUpdated } from '../../../shared/content/legal';
import { Hero } from '../Hero/Hero';

/** The sand banner of a legal page, with the day of its last change where the specification names one (SPEC 9). */
export function LegalHero({ page, isDated }: { page: LegalPage; isDated?: boolean }) {
  return (
    <Hero title={page.heading} subtitle={page.subtitle}>
      {isDated && (
        <p className="legal-date">
          Last updated <time dateTime={lastUpdated.iso}>{lastUpdated.display}</time>
        </p>
      )}
    </Hero>
  );
}
