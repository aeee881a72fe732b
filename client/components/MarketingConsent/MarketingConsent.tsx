import type { ComponentProps } from 'react';
import { useSiteData } from '../../siteData';
import { Checkbox } from '../Field/Field';

/** Checkbox for the consent to marketing emails, unchecked by default. docs/behavior.md#newsletter-form */
export function MarketingConsent(box: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const { formTexts } = useSiteData();
  return <Checkbox label={formTexts.marketingConsent} {...box} />;
}
