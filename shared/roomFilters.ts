import { roomKinds } from './roomFilter';
import type { View } from './view';

/** The filters of the Rooms page, in their order: all rooms, those with each view, then those of each kind. */
export const roomFilters = (views: readonly Pick<View, 'id'>[]): string[] => [
  'all',
  ...views.map(({ id }) => id),
  ...roomKinds,
];
