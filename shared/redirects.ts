/** Addresses in links that redirect. */
export const aliases = {
  '/about-us': '/about/',
  '/rooms': '/rooms-suites',
  '/terms-conditions': '/terms',
  '/do-not-sell-my-personal-information': '/do-not-sell',
} as const;

/** Redirects of aliases from path to path, with or without a last slash. */
export const aliasRedirects: ReadonlyMap<string, string> = new Map(
  Object.entries(aliases).flatMap(([from, to]) => [[from, to] as const, [`${from}/`, to] as const]),
);
