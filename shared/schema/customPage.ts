import * as z from 'zod';
import { date, description, hidden, markdown, picture, text, title } from './fields';
import type { Resolved } from './resolved';

/** content/pages/{slug}.md: a page of text that a hotel adds. The front matter has all fields except `text`. */
export const customPage = z.strictObject({
  title,
  /** One line under the title. */
  subtitle: text.optional(),
  description,
  banner: picture.optional().meta({ title: 'Picture behind the title' }),
  /** The date of the last change, for search engines. */
  changed: date.optional(),
  hidden,
  text: markdown,
});

export type CustomPage = Resolved<typeof customPage> & { slug: string };
