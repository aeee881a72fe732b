import type { AccessibilityFacts } from '../../../shared/schema/accessibility';
import { fill } from '../../../shared/words';
import { useLabels } from '../../siteData';

interface SurveyNoteProps {
  survey: NonNullable<AccessibilityFacts['survey']>;
  /** Whether to list what isn't known before the survey. */
  isWhole: boolean;
}

/** Says that accessible features are as stated by the hotel, and by when a survey will confirm them. */
export function SurveyNote({ survey: { surveyBy, stated, unknown }, isWhole }: SurveyNoteProps) {
  const { dateLabel } = useLabels();
  const note = fill(stated, { date: dateLabel(surveyBy) });
  return <p className="fine above-2">{[note, ...(isWhole ? unknown : [])].join(' ')}</p>;
}
