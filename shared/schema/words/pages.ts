import { pageNames } from '../../pages';
import { wordsFor } from '../formLabels';

/** content/words/pages.json: the name of each page, for crawlers, social cards and the desk. */
export const pageLabelsFile = wordsFor(pageNames);
