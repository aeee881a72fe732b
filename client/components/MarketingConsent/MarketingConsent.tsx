import type { ComponentProps } from 'react';
import { site } from '../../../shared/site';
import { Checkbox } from '../Field/Field';

/** The box by which a guest agrees to marketing emails; unticked at first. docs/behavior.md#newsletter-form */
export function MarketingConsent(box: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  return <Checkbox label={`I agree to receive marketing emails from ${site.fullName}.`} {...box} />;
}
