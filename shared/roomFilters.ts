import { views } from '../generated/content/views';
import { roomKinds } from './roomFilter';

/** The filters of the Rooms page, in their order: all rooms, those with each view, then those of each kind. */
export const roomFilters: readonly string[] = ['all', ...views.views.map(({ id }) => id), ...roomKinds];

/** Parses the query parameter `filter`; all rooms for an unknown or missing value. */
export const parseFilter = (value: string | null): string =>
  roomFilters.find((filter) => filter === value) ?? 'all';
