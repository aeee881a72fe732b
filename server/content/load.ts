import { type Content, compileContent } from '../../shared/content/compile';
import { ContentError } from '../../shared/content/faults';
import { contentSource } from '../../shared/content/source';
import { parseDrawing, wordmarkFile } from '../../shared/content/wordmark';
import type { VectorDrawing } from '../../shared/drawing';
import { hotelDay } from '../../shared/hotelDay';
import { hashOf, readHotel } from './read';

/** A hotel's content on one day, with what is made of it before any configuration. */
export interface LoadedHotel {
  /** A hash of the content of the day. */
  id: string;
  /** YYYY-MM-DD. */
  day: string;
  content: Content;
  wordmark: VectorDrawing;
  /** The style sheet made of content. */
  styles: string;
  /** The URLs of the typefaces to preload. */
  fonts: readonly string[];
}

function readWordmark(svg: string | undefined, report: (error: string) => void): VectorDrawing | undefined {
  if (svg === undefined) {
    report(`${wordmarkFile}: the file is missing`);
    return undefined;
  }
  try {
    return parseDrawing(svg);
  } catch (error) {
    report(`${wordmarkFile}: ${(error as Error).message}`);
    return undefined;
  }
}

/**
 * Reads a hotel's folder and compiles its content as it is today at the hotel.
 * @param directory holds content/, media/ and public/
 * @throws ContentError with all errors
 */
export async function loadHotel(directory: string): Promise<LoadedHotel> {
  const texts = await readHotel(directory);
  const errors = [...texts.errors];
  const report = (error: string) => void errors.push(error);
  const source = contentSource(texts.content, texts.media, report);
  const wordmark = readWordmark(texts.wordmark, report);
  let content: Content | undefined;
  try {
    content = compileContent(source);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    errors.push(...error.faults);
  }
  if (!content || !wordmark || errors.length > 0) throw new ContentError(errors);
  const day = hotelDay(content.site.locale);
  return {
    id: hashOf(day, JSON.stringify([content, wordmark])),
    day,
    content,
    wordmark,
    styles: '',
    fonts: [],
  };
}
