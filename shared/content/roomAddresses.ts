/** A room's slug and its former slugs. */
export interface RoomAddresses {
  slug: string;
  former: readonly string[];
}

const fileOf = (slug: string) => `content/rooms/${slug}.json`;

/**
 * Conflicts between slugs, a sentence each. docs/behavior.md#room-addresses
 * @param removed the slugs of rooms that no longer exist
 */
export function roomAddressErrors(rooms: readonly RoomAddresses[], removed: readonly string[]): string[] {
  const isName = /^[a-z0-9]+(-[a-z0-9]+)*$/;
  const badNames = rooms
    .filter(({ slug }) => !isName.test(slug))
    .map(
      ({ slug }) => `${fileOf(slug)}: the name of the file must be small letters, digits and single hyphens`,
    );

  const ownSlugs = new Set(rooms.map(({ slug }) => slug));
  const firstOwner = new Map<string, string>();
  const taken = rooms.flatMap(({ slug, former }) =>
    former.flatMap((old, index) => {
      const owner = firstOwner.get(old);
      firstOwner.set(old, owner ?? slug);
      const reason = ownSlugs.has(old) ? `${fileOf(old)} has` : owner && `${fileOf(owner)} had`;
      return reason
        ? [`${fileOf(slug)}: formerSlugs[${index + 1}] must not be "${old}": ${reason} that address`]
        : [];
    }),
  );
  const revived = removed.flatMap((slug, index) => {
    const owner = ownSlugs.has(slug) ? slug : firstOwner.get(slug);
    return owner === undefined
      ? []
      : [
          `content/removed-rooms.json: slugs[${index + 1}] must not be "${slug}": ${fileOf(owner)} has that address`,
        ];
  });
  return [...badNames, ...taken, ...revived];
}
