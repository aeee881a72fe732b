import { pageNames } from '../../pages';
import { wordsFor } from '../formLabels';

/** ui/pages.json: the name of each page, for crawlers, social cards and the desk. */
export const pageTexts = wordsFor(pageNames);
