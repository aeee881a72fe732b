import type { LegalPage } from '../../../shared/schema/pages/legal';
import { useLabels, useSiteData } from '../../siteData';
import { Hero } from '../Hero/Hero';
import { Filled } from '../RichText/Filled';

/** The hero of a legal page, with the dates of its last change and review, if any. */
export function LegalHero({ page }: { page: LegalPage & { updated?: string; reviewed?: string } }) {
  const { ui } = useSiteData();
  return (
    <Hero title={page.heading} subtitle={page.subtitle}>
      {page.updated && (
        <p className="fine legal-date">
          <Filled text={ui.legal.updated} values={{ date: <Day date={page.updated} /> }} />
          {page.reviewed && (
            <>
              {' · '}
              <Filled text={ui.legal.reviewed} values={{ date: <Day date={page.reviewed} /> }} />
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
