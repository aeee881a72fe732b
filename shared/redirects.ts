/** Addresses that pages write and that answer with a redirect. docs/behavior.md#redirects */
export const aliases = {
  '/about-us': '/about/',
  '/rooms': '/rooms-suites',
  '/terms-conditions': '/terms',
  '/do-not-sell-my-personal-information': '/do-not-sell',
} as const;

/** From path to path, exact: where an alias leads, with or without its slash. */
export const aliasRedirects: ReadonlyMap<string, string> = new Map(
  Object.entries(aliases).flatMap(([from, to]) => [[from, to] as const, [`${from}/`, to] as const]),
);
