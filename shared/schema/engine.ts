import * as z from 'zod';
import { answerNames } from '../engines/answers';
import { text } from './fields';
import type { Resolved } from './resolved';

/** content/engines/{name}.json: how a reservation engine wants a stay in its address. docs/behavior.md#engines */
export const engineFile = z.strictObject({
  name: text,
  /** Where the names are documented, and the form of the engine's address in content/hotel.json. */
  source: text,
  parameters: z
    .array(
      z
        .strictObject({
          name: z
            .string('must be a text')
            .regex(/^[\w.[\]-]+(\{n\}[\w.[\]-]*)?$/, 'must be the name of a parameter')
            .meta({ description: 'In children’s ages {n} is the child’s number, from 1.' }),
          sends: z
            .literal([...answerNames, 'text'], `must be one of ${[...answerNames, 'text'].join(', ')}`)
            .meta({ description: 'What stands after it. “Text” is always the same.' }),
          text: z.string('must be a text').min(1, 'must not be empty').optional(),
          dates: z
            .string('must be a text')
            .regex(/^[YMD./-]+$/, 'must be written with Y, M and D, such as MM/DD/YYYY')
            .optional()
            .meta({
              description: 'How days are written: MM-DD-YYYY, YYYYMMDD, M/D/YYYY. Empty: YYYY-MM-DD.',
            }),
          join: z
            .string('must be a text')
            .min(1, 'must not be empty')
            .optional()
            .meta({ description: 'Between children’s ages. Empty: the parameter is repeated.' }),
          onlyWith: z
            .literal(answerNames, `must be one of ${answerNames.join(', ')}`)
            .optional()
            .meta({ description: 'Is left out where the stay has none: no child, no room, no code.' }),
          unverified: z
            .literal(true, 'must be true or left out')
            .optional()
            .meta({ description: 'No document of the vendor names it.' }),
        })
        .refine(({ sends, text: fixed }) => (sends === 'text') === (fixed !== undefined), {
          path: ['text'],
          error: 'must be there where sends is "text", and only there',
        }),
    )
    .min(1, 'must have a parameter'),
});

export type EngineDescription = Resolved<typeof engineFile>;
