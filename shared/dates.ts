import { dateWords } from '../generated/content/words/dates';
import { createDateLabels } from './labels/dates';

export const { monthLabel, dateLabel, dayLabel, longDayLabel, rangeLabel, nightsLabel, weekdayName } =
  createDateLabels(dateWords);
