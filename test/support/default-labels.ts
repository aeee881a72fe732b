import { moneyFormat } from '../../shared/content/intlFormats';
import { createLabels } from '../../shared/labels';
import { uiDefaults } from '../../shared/ui/defaults';

const locale = { language: 'en-US', currency: 'USD', timeZone: 'America/New_York', units: 'feet' } as const;

/** Labels in the program's own text, for tests that need no hotel. */
export const labels = createLabels({ locale, money: moneyFormat(locale), ui: uiDefaults });
