/** Server and browser use the same matcher, so that responses hydrate at any URL. */
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageRegistry } from '../../client/navigation/pageRegistry';
import { Site } from '../../client/Site';
import { addressOf, redirects, temporaryRedirects } from '../../shared/addresses';
import { matchPage, pathOfPage } from '../../shared/matchPage';
import { aliasRedirects } from '../../shared/redirects';
import { roomRedirect } from '../../shared/roomRedirects';
import { type Asked, serve, textOf } from '../support/ask';
import { addresses, unknownPath } from '../support/content';
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
  const { forms } = jest.requireActual('../../generated/content/forms');
  const { Newsletter } = jest.requireActual('../../client/components/Newsletter/Newsletter');
  return { Footer: () => createElement(Newsletter, { words: forms.newsletter }) };
});

/** The site's pages, each of which renders only its path. */
const named = (pages: PageRegistry): PageRegistry => ({
  ...pages,
  loaded(name, params) {
    const page = pages.loaded(name, params);
    const heading = page?.path ?? 'not found';
    return page && { ...page, Component: () => <h1>{heading}</h1> };
  },
});

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
  return aliasRedirects.get(path) ?? (name === 'room' ? roomRedirect(params.slug ?? '') : undefined);
}

function isDecodable(path: string): boolean {
  try {
    return Boolean(decodeURIComponent(path));
  } catch {
    return false;
  }
}

const rootOf = (html: string) => /<div id="root">.*<\/form>/s.exec(html)?.[0];

let pages: PageRegistry;
let site: Asked;
beforeAll(async () => {
  pages = named(await loadPages());
  site = await serve(testApp({}, { pages }).app);
});
afterAll(() => site.close());

/** Initial page that React renders at a path. */
async function shownAt(path: string): Promise<string | undefined> {
  const { name, params } = matchPage(path);
  // As in client/boot/start.tsx.
  await pages.load(name, params);
  const settings = { siteUrl: '', deliverLocalForms: false, asksAges: false, offers: [], offersUntil: 0 };
  return rootOf(
    renderToString(
      <StaticRouter location={path}>
        <div id="root">
          <Site pages={pages} settings={settings} />
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
          temporaryRedirects.has(path) ? 302 : 301,
          target,
        ]);
      } else if (answer.status === 301) {
        // The page of a room is the same with and without the trailing slash, which is a redirect.
        const { name, params } = matchPage(path);
        expect(answer.headers.location).toBe(pathOfPage(name, params));
      } else {
        expect(answer.status).toBe(addressOf(path) ? 200 : 404);
        const shown = await shownAt(path);
        expect(shown).toContain('<h1>');
        expect(rootOf(textOf(answer))).toBe(shown);
      }
    }),
    { numRuns: runs, seed: 26 },
  );
  expect([seen[200] > 30, seen[301] > 15, seen[404] > 150, seen[400] > 3]).toEqual([true, true, true, true]);
});
