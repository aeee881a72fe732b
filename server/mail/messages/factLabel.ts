import { mailWords } from '../../../generated/content/words/mails';

const labels: Readonly<Record<string, string>> = mailWords.facts;

/** The label of a fact in mails, by the name that shared/forms/ gives it. */
export const factLabel = (name: string): string => labels[name] ?? name;
