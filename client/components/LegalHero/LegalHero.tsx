import type { Content } from '../../../shared/content/compile';
import type { LegalPage } from '../../../shared/schema/pages/legal';
import { useLabels } from '../../siteData';
import { Hero } from '../Hero/Hero';
import { Filled } from '../RichText/Filled';

interface LegalHeroProps {
  page: LegalPage & { updated?: string; reviewed?: string };
  words: Content['ui']['legal'];
}

/** The hero of a legal page, with the dates of its last change and review, if any. */
export function LegalHero({ page, words }: LegalHeroProps) {
  return (
    <Hero title={page.heading} subtitle={page.subtitle}>
      {page.updated && (
        <p className="fine legal-date">
          <Filled text={words.updated} values={{ date: <Day date={page.updated} /> }} />
          {page.reviewed && (
            <>
              {' · '}
              <Filled text={words.reviewed} values={{ date: <Day date={page.reviewed} /> }} />
            </>
          )}
        </p>
      )}
    </Hero>
  );
}

function Day({ date }: { date: string }) {
  const { dateLabel } = useLabels();
  return <time dateTime={date}>{dateLabel(date)}</time>;
}
