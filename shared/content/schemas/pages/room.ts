import * as z from 'zod';
import type { Fields } from '../../fields';

/** content/pages/room.json: what every room's page says alike; content/rooms says the rest. docs/behavior.md#room-page */
export const roomPageTexts = ({ text, picture }: Fields) =>
  z.strictObject({ closing: z.strictObject({ heading: text, picture }) });

export type RoomPageTexts = z.output<ReturnType<typeof roomPageTexts>>;
