const numerically = new Intl.Collator('en', { numeric: true }).compare;

/**
 * Returns a room's pictures in order: the pictures listed in its file, then {slug}-1, {slug}-2, and so on.
 * @param pictures all pictures of the site
 */
export function roomPictures<Each extends { name: string }>(
  slug: string,
  listed: readonly Each[],
  pictures: readonly Each[],
): Each[] {
  const others = pictures
    .filter(({ name }) => name.startsWith(`${slug}-`) && /^\d+$/.test(name.slice(slug.length + 1)))
    .filter(({ name }) => listed.every((each) => each.name !== name))
    .sort((one, other) => numerically(one.name, other.name));
  return [...listed, ...others];
}
