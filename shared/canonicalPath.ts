import { roomSlugs } from './roomSlugs';
import { type PagePath, pageAt, pages, type RoomPath, roomPath, roomSlugAt } from './routes';

/** The canonical form of a known path (no slash for pages, slash for rooms), or undefined for an unknown one. */
export function canonicalPath(path: string): PagePath | RoomPath | undefined {
  const page = pageAt(path);
  if (page) return pages[page].path;
  const slug = roomSlugs.find((candidate) => candidate === roomSlugAt(path));
  return slug && roomPath(slug);
}
