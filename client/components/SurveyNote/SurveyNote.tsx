import type { Accessibility } from '../../../shared/schema/accessibility';
import { fill } from '../../../shared/templates';
import { useLabels } from '../../siteData';

interface SurveyNoteProps {
  survey: Pick<NonNullable<Accessibility['survey']>, 'surveyBy' | 'stated' | 'unknown'>;
}

/** A note that no survey has confirmed the accessible features yet. Says when the survey is due and what is unknown. */
export function SurveyNote({ survey: { surveyBy, stated, unknown } }: SurveyNoteProps) {
  const { dateLabel } = useLabels();
  const note = fill(stated, { date: dateLabel(surveyBy) });
  return <p className="fine above-2 below-4">{[note, ...unknown].join(' ')}</p>;
}
