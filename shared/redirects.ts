/** Permanent redirects on every hotel's site, from former to current addresses. Links may use former addresses. */
const redirects = {
  '/about-us': '/about/',
  '/rooms': '/rooms-suites',
  '/terms-conditions': '/terms',
  '/do-not-sell-my-personal-information': '/do-not-sell',
} as const;

export type RedirectedPath = keyof typeof redirects;

/** The permanent redirects, with and without a trailing slash. content/redirects.json has a hotel's other redirects. */
export const pathRedirects: ReadonlyMap<string, string> = new Map(
  Object.entries(redirects).flatMap(([from, to]) => [[from, to] as const, [`${from}/`, to] as const]),
);
