import type { Fields } from '../../content/fields';
import { wordsFor } from '../../content/formLabels';
import { pageNames } from '../../pages';

/** content/words/pages.json: the name of each page, for crawlers, social cards and the desk. */
export const pageLabelsFile = ({ text }: Fields) => wordsFor(pageNames, text);
