import { type Content, compileContent } from '../../shared/content/compile';
import type { VectorDrawing } from '../../shared/drawing';
import { hashOf, readHotel } from './read';

/** A hotel's content on one day, with what is made of it before any configuration. */
export interface LoadedHotel {
  /** A hash of the content of the day. */
  id: string;
  /** YYYY-MM-DD. */
  day: string;
  content: Content;
  wordmark: VectorDrawing;
  styles: string;
  fonts: readonly string[];
}
