import path from 'node:path';
import type { Content, ContentSource } from '../../shared/content/content';
import { ContentError, shownErrors } from '../../shared/content/contentError';
import { contentOn, todayIn } from '../../shared/content/days';
import { contentSource } from '../../shared/content/source';
import type { VectorDrawing } from '../../shared/picture';
import { addDays } from '../../shared/stay';
import { hotelStyles } from '../pages/hotelStyles';
import { fontRecordFile, missingLetters, parseFontRecord, preloadedFonts } from './fontRecord';
import { type HotelSource, hashOf, readHotel } from './readHotel';
import { parseDrawing, wordmarkFile } from './wordmark';

/** A hotel's content on one day, and all data that depends only on this content, not on the configuration. */
export interface LoadedHotel {
  /** A hash of the day's content. At midnight, the hash stays the same unless the content changes. */
  id: string;
  /** YYYY-MM-DD. */
  day: string;
  content: Content;
  wordmark: VectorDrawing;
  /** The style sheet generated from content. */
  styles: string;
  /** The URLs of the font files to preload. */
  fonts: readonly string[];
  /** Characters in the hotel's content that its typefaces lack, which guests see in a system font. */
  missingLetters: readonly string[];
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
 * Reads a hotel's folder and compiles its content for the current day at the hotel.
 * @param directory contains content/, media/ and public/
 * @throws ContentError that lists the errors in the content
 */
export const loadHotel = async (directory: string): Promise<LoadedHotel> =>
  compileHotel(await readHotel(directory));

/** A string that changes on days when content may change: on New Year's Day, and when an offer starts or ends. */
function phaseOf({ offers }: Content, day: string): string {
  const days = offers.flatMap(({ rules }) => [rules.firstDay, addDays(rules.lastDay, 1)]);
  return `${day.slice(0, 4)} ${days.map((each) => Number(each <= day)).join('')}`;
}

/**
 * Compiles the files in a hotel's folder.
 * @param options.compile use contentOnAllDays to find errors on future days, too
 * @param options.day default: today at the hotel
 * @throws ContentError that lists the errors in the content
 */
export function compileHotel(
  files: HotelSource,
  {
    compile = contentOn,
    day = todayIn(files.content),
  }: { compile?: (source: ContentSource, day: string) => Content; day?: string | undefined } = {},
): LoadedHotel {
  const errors = [...files.errors];
  const report = (error: string) => void errors.push(error);
  const source = {
    ...contentSource(files.content, files.media, report),
    publicNames: files.publicNames,
  };
  const wordmark = readWordmark(files.media.get(path.relative('media', wordmarkFile)), report);
  const fonts = parseFontRecord(files.media.get(path.basename(fontRecordFile)), report);
  let content: Content | undefined;
  try {
    content = compile(source, day);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    errors.push(...error.errors);
  }
  if (!content || !wordmark || !fonts || errors.length > 0)
    throw new ContentError(shownErrors(errors, files.outside));
  return {
    id: hashOf(phaseOf(content, day), JSON.stringify([content, wordmark, fonts])),
    day,
    content,
    wordmark,
    styles: hotelStyles({ brand: content.brand, pictures: source.pictures.values() }, fonts),
    fonts: preloadedFonts(fonts),
    missingLetters: missingLetters([...files.content.values(), JSON.stringify(content.ui)], fonts),
  };
}
