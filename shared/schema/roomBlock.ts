import * as z from 'zod';
import { amount, date, picture, roomSlug, sample, some, text } from './fields';
import { code } from './offer';

/** content/room-blocks/{name}.json: rooms held for a wedding or a group. */
export const roomBlockFile = z
  .strictObject({
    title: text.meta({ field: 'text', description: 'As guests know it: Lee and Santos Wedding.' }),
    sample,
    /** The page's text. */
    paragraphs: some(text),
    picture,
    firstNight: date,
    lastNight: date.meta({ description: 'Guests check out the next day.' }),
    rooms: z
      .array(
        z.strictObject({
          room: roomSlug,
          rate: amount().meta({
            description: 'Per night, amenity fee included, before tax.',
          }),
        }),
      )
      .min(1),
    code: code.meta({ description: 'The block’s code in your reservation engine.' }),
    deadline: date.meta({ description: 'The last day to book at these rates.' }),
  })
  .check(({ value: { firstNight, lastNight, deadline }, issues }) => {
    const report = (key: string, message: string) =>
      issues.push({ code: 'custom', path: [key], input: undefined, message });
    if (lastNight < firstNight) report('lastNight', 'must not be before the first night');
    if (deadline > lastNight) report('deadline', 'must not be after the last night');
  });
