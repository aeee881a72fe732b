import { type ProjectCopy } from '../support/project-copy';
import { type HotelContent } from './base';

/** What a hotel's films and drawings are. */
interface Extras {
  hasFilm: boolean;
  hasMap: boolean;
}
/** The project with another hotel's content, media and brand; nothing else is changed. Media and site are made. */
export declare function buildHotel(content: HotelContent, { hasFilm, hasMap }: Extras): Promise<ProjectCopy>;
