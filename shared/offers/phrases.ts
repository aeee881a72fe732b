import { offerWords } from '../../generated/content/words/offers';
import { dateLabel, weekdayName } from '../dates';
import { inWords } from '../inWords';
import { createPhrases } from '../labels/offers';
import { wholeAmount } from '../room';

export const { nightsInWords, listed, staysPhrase, aheadPhrase, weekdaysPhrase, nightsPhrase } =
  createPhrases({
    words: offerWords,
    inWords,
    dateLabel,
    weekdayName,
  });

/** A whole amount, rounded up, so that no guest pays more than is shown. */
export const roundedUp = (amount: number): string => wholeAmount(Math.ceil(amount));
