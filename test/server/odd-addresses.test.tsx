/** Server and browser use the same matcher, so that responses hydrate at any URL. */
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageLoaders } from '../../client/navigation/pageModule';
import { createPageRegistry, useCurrentPage } from '../../client/navigation/pageRegistry';
import { Site } from '../../client/Site';
import type { PageModules } from '../../server/pages/allPages';
import { pageDataIn } from '../../shared/dataBlocks';
import { matchPage, pathOfPage } from '../../shared/matchPage';
import { pageNames } from '../../shared/pages';
import { aliasRedirects } from '../../shared/redirects';
import { roomRedirect } from '../../shared/roomRedirects';
import { type Asked, serve, textOf } from '../support/ask';
import { addresses, content, redirects, small, unknownPath } from '../support/small';
import { loadPages, testApp } from '../support/test-app';

jest.setTimeout(180_000);

const runs = 400;

// The rest of the layout is the same at every URL, and slow to render; the form in the footer contains the page's path.
jest.mock('../../client/components/Header/Header', () => ({ Header: () => null }));
jest.mock('../../client/components/CookieBanner/CookieBanner', () => ({ CookieBanner: () => null }));
jest.mock('../../client/components/PreferencesDialog/PreferencesDialog', () => ({
  PreferencesDialog: () => null,
}));
jest.mock('../../client/components/Footer/Footer', () => {
  const { createElement } = jest.requireActual('react');
  const { useSiteData } = jest.requireActual('../../client/siteData');
  const { Newsletter } = jest.requireActual('../../client/components/Newsletter/Newsletter');
  return { Footer: () => createElement(Newsletter, { words: useSiteData().formTexts.newsletter }) };
});

/** A page that renders only its path. */
const Named = () => <h1>{useCurrentPage()?.path ?? 'not found'}</h1>;
const named = { default: Named };
const modules = Object.fromEntries(pageNames.map((name) => [name, named])) as unknown as PageModules;
const loaders = Object.fromEntries(
  pageNames.map((name) => [name, async () => named]),
) as unknown as PageLoaders;

/** Mutations of a path; `at` is the position, `more` what to insert. */
const changes: readonly ((path: string, at: number, more: string) => string)[] = [
  (path, at) => path.slice(0, at) + path.slice(at).replace(/[\w-]/, percentEncoded),
  (path, at) => path.slice(0, at) + path.slice(at).replace(/[a-z]/, (letter) => letter.toUpperCase()),
  (path, at) => path.slice(0, at) + path.slice(at).replace('/', '//'),
  (path, at) => path.slice(0, at) + path.slice(at).replace('/', '%2F'),
  (path, at, more) => path.slice(0, at) + more + path.slice(at),
  (path, at) => path.slice(0, at) + path.slice(at + 1),
  (path) => `${path}/`,
  (path) => path.replace(/\/$/, ''),
  (path) => path,
];

const percentEncoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

const oddPath = fc
  .record({
    path: fc.constantFrom(
      ...addresses.map(({ path }) => path),
      ...redirects.keys(),
      unknownPath,
      '/room/nope/',
    ),
    steps: fc.array(
      fc.record({
        change: fc.constantFrom(...changes),
        at: fc.nat(40),
        more: fc.constantFrom(
          '/',
          '.',
          '%',
          '%20',
          '%C3%A9',
          ';',
          '+',
          '-',
          'a',
          '~',
          ':',
          '*',
          '(',
          '__proto__',
        ),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ path, steps }) =>
    steps.reduce((odd, { change, at, more }) => change(odd, at, more), path as string),
  )
  // As a browser sends it: resolves '/./' and encodes non-ASCII characters.
  .map((path) => new URL(`http://localhost/${path.replace(/^\//, '')}`).pathname);

/** Target of React's redirect at a path. */
function redirectOf(path: string): string | undefined {
  const { name, params } = matchPage(path);
  return aliasRedirects.get(path) ?? (name === 'room' ? roomRedirect(params.slug ?? '', content) : undefined);
}

function isDecodable(path: string): boolean {
  try {
    return Boolean(decodeURIComponent(path));
  } catch {
    return false;
  }
}

const rootOf = (html: string) => /<div id="root">.*<\/form>/s.exec(html)?.[0];

let site: Asked;
beforeAll(async () => {
  await loadPages();
  site = await serve(testApp({}, { pages: modules }).app);
});
afterAll(() => site.close());

/** Initial page that React renders from a document in the browser, as in client/boot/hydrate.tsx. */
async function shownAt(path: string, html: string): Promise<string | undefined> {
  const data = pageDataIn(html);
  if (!data) throw new Error(`the document of ${path} has no data`);
  Object.assign(globalThis, { location: { pathname: path } });
  const pages = createPageRegistry(loaders, {}, data);
  await pages.load(path);
  return rootOf(
    renderToString(
      <StaticRouter location={path}>
        <div id="root">
          <Site data={small.site} pages={pages} />
        </div>
      </StaticRouter>,
    ),
  );
}

it(`responds to and hydrates ${runs} odd URLs as the matcher determines`, async () => {
  const seen = { 200: 0, 301: 0, 302: 0, 400: 0, 404: 0 };
  await fc.assert(
    fc.asyncProperty(oddPath, async (path) => {
      const answer = await site.ask(path);
      seen[answer.status as keyof typeof seen] += 1;
      const target = redirectOf(path);
      if (!isDecodable(path)) {
        expect(answer.status).toBe(400);
      } else if (target) {
        expect([answer.status, answer.headers.location]).toEqual([
          small.temporaryRedirects.has(path) ? 302 : 301,
          target,
        ]);
      } else if (answer.status === 301) {
        // The page of a room is the same with and without the trailing slash, which is a redirect.
        const { name, params } = matchPage(path);
        expect(answer.headers.location).toBe(pathOfPage(name, params));
      } else {
        expect(answer.status).toBe(small.addressOf(path) ? 200 : 404);
        const html = textOf(answer);
        const shown = await shownAt(path, html);
        expect(shown).toContain('<h1>');
        expect(rootOf(html)).toBe(shown);
      }
    }),
    { numRuns: runs, seed: 26 },
  );
  expect([seen[200] > 30, seen[301] > 15, seen[404] > 150, seen[400] > 3]).toEqual([true, true, true, true]);
});
