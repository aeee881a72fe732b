import type { RuleLabels } from '../content/ruleLabels';
import type { CodeWords } from '../ui/defaults';
import { fill } from '../words';
import type { RuleName } from './rules';

/** The rules that a stay breaks: 'Its terms: 2 nights or more · Sunday through Thursday.' docs/behavior.md#book */
export const brokenTerms = (words: CodeWords, broken: readonly RuleName[], labels: RuleLabels): string =>
  fill(words.terms, { rules: broken.flatMap((name) => labels[name] ?? []).join(' · ') });
