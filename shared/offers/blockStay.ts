import type { Stay } from '../stay';
import type { RatedRoom, StayPrices } from '../staySum';
import type { CodeWords } from '../ui/defaults';
import {
  brokenRules,
  brokenTerms,
  type CodeRules,
  type CodeSum,
  cheapestWithCode,
  type RuleLabels,
} from './rules';

interface Block {
  rules: CodeRules;
  ruleLabels: RuleLabels;
  rooms: readonly RatedRoom[];
}

/** A stay at a group's rates: the rules that it breaks, as text, or else its lowest price. */
export interface BlockStay {
  terms?: string | undefined;
  sum?: CodeSum | undefined;
}

/** @param today today's date at the hotel */
export function blockStay(
  { rules, ruleLabels, rooms }: Block,
  stay: Stay,
  today: string,
  prices: StayPrices,
  words: CodeWords,
): BlockStay {
  const broken = brokenRules(rules, stay, { today, rooms });
  return broken.length > 0
    ? { terms: brokenTerms(words, broken, ruleLabels) }
    : { sum: cheapestWithCode(rules, stay, rooms, prices) };
}
