import { legalWords } from '../../../generated/content/words/legal';
import { dateLabel } from '../../../shared/dates';
import type { LegalPage } from '../../../shared/schema/pages/legal';
import { Hero } from '../Hero/Hero';
import { Filled } from '../RichText/Filled';

/** The hero of a legal page, with the dates of its last change and review, if any. */
export function LegalHero({ page }: { page: LegalPage & { updated?: string; reviewed?: string } }) {
  return (
    <Hero title={page.heading} subtitle={page.subtitle}>
      {page.updated && (
        <p className="fine legal-date">
          <Filled text={legalWords.updated} values={{ date: <Day date={page.updated} /> }} />
          {page.reviewed && (
            <>
              {' · '}
              <Filled text={legalWords.reviewed} values={{ date: <Day date={page.reviewed} /> }} />
            </>
          )}
        </p>
      )}
    </Hero>
  );
}

const Day = ({ date }: { date: string }) => <time dateTime={date}>{dateLabel(date)}</time>;
