import { moneyFormat } from '../../shared/content/intlFormats';
import { createLabels } from '../../shared/labels';
import { uiDefaults } from '../../shared/ui/defaults';

const locale = { language: 'en-US', currency: 'USD', timeZone: 'America/New_York', units: 'feet' } as const;

/** Labels with the program's default text, for tests without a hotel. */
export const labels = createLabels({ locale, money: moneyFormat(locale), ui: uiDefaults });
