const numerically = new Intl.Collator('en', { numeric: true }).compare;

/**
 * A room's own pictures in order: those listed in its file, then others named after it, starting with {slug}-1.
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
