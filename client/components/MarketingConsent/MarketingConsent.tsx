import type { ComponentProps } from 'react';
import { forms } from '../../../generated/content/forms';
import { Checkbox } from '../Field/Field';

/** Checkbox for the consent to marketing emails, unchecked by default. docs/behavior.md#newsletter-form */
export function MarketingConsent(box: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  return <Checkbox label={forms.marketingConsent} {...box} />;
}
