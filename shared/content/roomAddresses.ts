const fileOf = (slug: string) => `content/rooms/${slug}.json`;

/**
 * Returns one sentence for each invalid or conflicting slug. docs/behavior.md#room-addresses
 * @param removed the slugs of rooms that no longer exist
 */
export function roomAddressErrors(
  rooms: readonly { slug: string; formerSlugs?: readonly string[] | undefined }[],
  removed: readonly string[],
): string[] {
  const isName = /^[a-z0-9]+(-[a-z0-9]+)*$/;
  const owners = new Map(rooms.map(({ slug }) => [slug, `${fileOf(slug)} has`]));
  const taken = (slug: string, field: string) => {
    const owner = owners.get(slug);
    return owner ? [`${field} must not be "${slug}": ${owner} that address`] : [];
  };
  return [
    ...rooms
      .filter(({ slug }) => !isName.test(slug))
      .map(
        ({ slug }) => `${fileOf(slug)}: the file name must be lowercase letters, digits and single hyphens`,
      ),
    ...rooms.flatMap(({ slug, formerSlugs = [] }) =>
      formerSlugs.flatMap((old, index) => {
        const errors = taken(old, `${fileOf(slug)}: formerSlugs[${index + 1}]`);
        if (!owners.has(old)) owners.set(old, `${fileOf(slug)} had`);
        return errors;
      }),
    ),
    ...removed.flatMap((slug, index) => taken(slug, `content/removed-rooms.json: slugs[${index + 1}]`)),
  ];
}
