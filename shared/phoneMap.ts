/** Converts the large drawing's y coordinate to the small drawing's, by linear interpolation between `rows`. */
export function phoneMapHeight(rows: readonly { from: number; to: number }[], y: number): number {
  const next = rows.findIndex(({ from }, index) => index > 0 && y <= from);
  const end = next < 0 ? rows.length - 1 : next;
  const [before, after] = [rows[end - 1], rows[end]];
  if (!before || !after) return y;
  return before.to + ((y - before.from) * (after.to - before.to)) / (after.from - before.from);
}
