import { type FormName, forms } from '../../shared/forms/allForms';
import { sampleOf, type Values } from '../../shared/forms/definition';

/** Valid posts, keyed by form: the sample values in the form's definition. */
export const validPosts = Object.fromEntries(
  Object.entries(forms).map(([name, form]) => [name, sampleOf(form)]),
) as { [Name in FormName]: Values<(typeof forms)[Name]> };
