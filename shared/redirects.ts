/** Addresses that redirect for good, in every hotel, and their targets. Links may use them too. */
const redirects = {
  '/about-us': '/about/',
  '/rooms': '/rooms-suites',
  '/terms-conditions': '/terms',
  '/do-not-sell-my-personal-information': '/do-not-sell',
} as const;

export type RedirectedPath = keyof typeof redirects;

/** The same redirects, with and without a trailing slash. A hotel's own are in content/redirects.json. */
export const pathRedirects: ReadonlyMap<string, string> = new Map(
  Object.entries(redirects).flatMap(([from, to]) => [[from, to] as const, [`${from}/`, to] as const]),
);
