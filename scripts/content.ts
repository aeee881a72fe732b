/**
 * `npm run content [-- FOLDER]`, part of `npm run check`: validates a hotel's content for today and for each later day
 * on which the content changes. The default folder is HOTEL_DIR, or the sample hotel.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { compileHotel } from '../server/content/loadHotel';
import { publicErrors, readHotel } from '../server/content/readHotel';
import { doubtfulClaims } from '../shared/content/claims';
import { ContentError } from '../shared/content/contentError';
import { contentOnAllDays, filesOn, todayIn } from '../shared/content/days';
import { createMoney } from '../shared/money';

const [hotel = process.env.HOTEL_DIR ?? '.'] = process.argv.slice(2);

try {
  if (!existsSync(path.join(hotel, 'content')))
    throw new ContentError([`${path.resolve(hotel)} has no content folder: name the folder that it is in`]);
  const source = await readHotel(hotel);
  const errors = [...source.errors, ...(await publicErrors(hotel))];
  const { missingLetters, content } = compileHotel({ ...source, errors }, { compile: contentOnAllDays });
  if (content.addressErrors.length > 0) throw new ContentError(content.addressErrors);
  const files = filesOn(source.content, todayIn(source.content));
  for (const { file, words } of doubtfulClaims(files, createMoney(content.hotel.money).wholeAmount))
    console.warn(`is this still right? content/${file} ${words}`);
  if (missingLetters.length > 0)
    console.warn(`fonts are missing ${missingLetters.join(' ')}: browsers show them in a system font`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  for (const line of error.errors) console.error(line);
  process.exitCode = 1;
}
