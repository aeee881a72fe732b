import { screenFor } from '../../client/screens';
import { roomSlugs } from '../../shared/roomSlugs';
import { pages, roomPath } from '../../shared/routes';

/** An address that is no page: what the server renders for every unknown path, so that all get the same bytes. */
export const unknownPath = '/404';

/** Loads every screen, so that no page waits inside its first HTML. Called before the server listens. DESIGN 3, Pages. */
export async function loadAllScreens(): Promise<void> {
  const paths = [...Object.values(pages).map(({ path }) => path), ...roomSlugs.map(roomPath), unknownPath];
  await Promise.all(paths.map((path) => screenFor(path).load()));
}
