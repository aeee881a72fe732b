import * as z from 'zod';
import type { Content } from '../../shared/content/compile';
import type { FieldDefinition, FormDefinition, Values } from '../../shared/forms/definition';
import { dayFault, emailSyntax, isBackward } from '../../shared/forms/rules';
import { tooLong } from '../../shared/forms/tooLong';
import { hotelDay } from '../../shared/hotelDay';
import type { Labels } from '../../shared/labels';
import { isDay } from '../../shared/stay';

/**
 * Makes the schemas of posts from the forms' definitions. Texts are trimmed; control, invisible and direction-changing
 * characters are removed, because they could break a mail header or mislead a reader.
 */

/**
 * Zero-width, direction-changing and other invisible characters: soft hyphen, Hangul fillers, Braille blank, interlinear
 * marks, tags. Joiners are allowed, since some scripts and emoji need them.
 */
const invisible =
  /[\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
/** An unpaired surrogate, which UTF-8 cannot encode. */
const loneSurrogate = /\p{Cs}/gu;

/** What is seen of a text; all else (marks, joiners, spaces, formats) shows nothing by itself. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
const unlessBlank = (text: string) => (visible.test(text) ? text : '');

const legible = (text: string) => text.replace(loneSurrogate, '\uFFFD').replace(invisible, '');
const oneLine = (text: string) =>
  unlessBlank(
    legible(text)
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .trim(),
  );
const manyLines = (text: string) =>
  unlessBlank(
    legible(text)
      .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  );

type Kind<Name extends FieldDefinition['kind']> = Extract<FieldDefinition, { kind: Name }>;

interface Hotel {
  content: Pick<Content, 'formErrors' | 'hotel'>;
  labels: Labels;
}

/** Makes the schema of a form with the hotel's error messages; unknown fields are dropped. */
export function createSchemas({ content, labels }: Hotel) {
  const { formErrors, hotel } = content;
  const { invalid, required } = formErrors;

  /** In UTF-16 units, as browsers count; zod counts characters. */
  const atMost = (most: number, words = tooLong(most, invalid, labels)) =>
    z.string().refine(({ length }) => length <= most, words);
  const optional = z.string(invalid.text).nullish();

  function text({ help, most }: { help?: string; most: number }, clean: (text: string) => string) {
    if (help === undefined) return optional.transform((given) => clean(given ?? '')).pipe(atMost(most));
    const words = required[help];
    return z.string(words).transform(clean).pipe(atMost(most).min(1, words));
  }

  function email({ help, most }: Kind<'email'>) {
    const words = required[help];
    return z.string(words).transform(oneLine).pipe(atMost(most, words).regex(emailSyntax, words));
  }

  const dayError = (day: string) => dayFault(day, hotelDay(hotel.locale), invalid);

  function date({ help }: Kind<'date'>) {
    const words = required[help];
    return z
      .string(words)
      .trim()
      .refine(isDay, { error: words, abort: true })
      .refine((day) => dayError(day) === undefined, { error: ({ input }) => dayError(String(input)) });
  }

  const time = optional
    .transform((given) => (given ?? '').trim())
    .pipe(z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?$/, invalid.time));

  const number = z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^(?:-?\d{1,12}(?:\.\d{1,6})?)?$/, invalid.number),
      ],
      invalid.number,
    )
    .nullish()
    .transform((value) => (value === '' || value == null ? undefined : Number(value)));

  /** Browsers send 'on' for a checked box and nothing for an unchecked one. */
  const box = z
    .union([z.boolean(), z.enum(['on', 'true', 'false', ''])], invalid.box)
    .nullish()
    .transform((value) => value === true || value === 'on' || value === 'true');

  function fieldSchema(field: FieldDefinition): z.ZodType {
    switch (field.kind) {
      case 'line':
      case 'tel':
        return text(field, oneLine);
      case 'text':
        return text(field, manyLines);
      case 'email':
        return email(field);
      case 'date':
        return date(field);
      case 'time':
        return time;
      case 'number':
        return number;
      case 'box':
      case 'consent':
        return field.help === undefined ? box : box.refine((ticked) => ticked, required[field.help]);
    }
  }

  return function schemaOf<Form extends FormDefinition>({ fields }: Form): z.ZodType<Values<Form>> {
    const object = z.object(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    );
    let schema = object;
    for (const [name, { notBefore }] of Object.entries(fields)) {
      if (notBefore === undefined) continue;
      const bothDays = object.pick({ [notBefore]: true, [name]: true });
      schema = schema.refine((values) => !isBackward(String(values[notBefore]), String(values[name])), {
        path: [name],
        error: invalid.endBeforeStart,
        // Runs even if other fields are invalid.
        when: ({ value }) => bothDays.safeParse(value).success,
      });
    }
    return schema as unknown as z.ZodType<Values<Form>>;
  };
}
