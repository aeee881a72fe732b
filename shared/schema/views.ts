import * as z from 'zod';
import { roomKinds } from '../roomFilters';
import { id, some, text } from './fields';

/** content/views.json: the views from a hotel's rooms. Rooms refer to views by id. */
export const viewsFile = z.strictObject({
  views: some(
    z.strictObject({
      id: id.refine(
        (each) => each !== 'all' && !roomKinds.some((kind) => kind === each),
        'must not be the name of another room filter',
      ),
      name: text.meta({ description: 'On labels: Ocean View.' }),
      phrase: text.meta({ description: 'In lists of differences: ocean view.' }),
      room: text.meta({ description: 'In offers’ rules: an ocean-view room.' }),
      looks: text.meta({ description: 'Above a floor plan: West, toward the ocean.' }),
      icon: z.enum(['waves', 'leaves', 'mountains']).optional().meta({ description: 'If empty, a window.' }),
      sketch: z
        .enum(['waves', 'trees'])
        .optional()
        .meta({ description: 'Drawn after the text above a floor plan.' }),
    }),
  ),
});

export type View = z.output<typeof viewsFile>['views'][number];

/** The fields of a view that room lists show. */
export type RoomView = Pick<View, 'id' | 'name' | 'phrase'> & { icon: NonNullable<View['icon']> | 'window' };

/** The fields of a view that are shown above a room's plan. */
export type ViewLooks = Pick<View, 'looks' | 'sketch'>;
