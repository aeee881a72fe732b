import { doubtfulClaims } from '../../shared/content/claims';
import { filesOn, todayIn } from '../../shared/content/days';
import { isJsonObject } from '../../shared/content/mergePatch';
import { hotelWords } from './hotelWords';
import type { Changes, Files } from './project';
import { leavesOf, parsed } from './valueAt';

function claimsIn(files: Files): string[] {
  const rooms = [...files].flatMap(([file, text]) => {
    const room = file.startsWith('rooms/') ? parsed(text) : undefined;
    if (!isJsonObject(room) || room.hidden === true) return [];
    const { name, price, size } = room;
    const isRanked = typeof price === 'number' && typeof size === 'number';
    return isRanked ? [{ name: String(name), price, size, room }] : [];
  });
  return doubtfulClaims(
    rooms,
    ({ room }) => leavesOf(room).map(({ value }) => String(value)),
    hotelWords((file) => files.get(file)).wholeAmount,
  );
}

/** Asks about what rooms say about all rooms if some changes make it wrong. @param day when they apply */
export function claimQuestions(files: Files, changes: Changes, day = todayIn(files)): string[] {
  const after = new Map(files);
  for (const [file, text] of changes) if (text !== null) after.set(file, text);
  const known = claimsIn(filesOn(files, day));
  return claimsIn(filesOn(after, day)).filter((claim) => !known.includes(claim));
}
