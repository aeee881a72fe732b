import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../shared/content/compile';
import { type PageName, pageNames, pages as pageTable } from '../../shared/pages';

const notice = '// Written by npm run content; do not edit.';

/** 'do-not-sell' -> 'doNotSell' */
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** 'do-not-sell', 'css' -> 'client/pages/DoNotSell/DoNotSell.css' */
function pageFile(page: PageName, ending: 'css' | 'tsx'): string {
  const name = camelCase(page);
  const folder = name.charAt(0).toUpperCase() + name.slice(1);
  return `client/pages/${folder}/${folder}.${ending}`;
}

/** A module that exports one value; `from` is the module of its type, seen from generated/content. */
function valueModule(name: string, type: string, from: string, value: unknown, depth = 0): string {
  const up = '../'.repeat(depth);
  const typeName = type.replace(/^readonly /, '').replace(/[<[].*$/, '');
  return `${notice}
import type { ${typeName} } from '${up}../../shared/${from}';

export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};
`;
}

/** The modules of content, by their path below generated/content. */
function contentModules(content: Content): [path: string, text: string][] {
  const {
    site,
    hotel,
    cookies,
    forms,
    jobs,
    map,
    offers,
    questions,
    stay,
    sun,
    testimonials,
    viewer,
    rooms,
    roomPages,
    policies,
  } = content;
  const slugs = rooms.map(({ slug }) => slug);
  const variable = (slug: string) => camelCase(slug);
  return [
    ['site.ts', valueModule('siteContent', 'SiteContent', 'content/compile', site)],
    ['hotel.ts', valueModule('hotel', 'HotelFacts', 'content/schemas/hotel', hotel)],
    ['cookies.ts', valueModule('cookies', 'Cookies', 'content/schemas/cookies', cookies)],
    ['forms.ts', valueModule('forms', 'FormTexts', 'content/schemas/forms', forms)],
    ['jobs.ts', valueModule('jobs', 'Jobs', 'content/schemas/jobs', jobs)],
    ['map.ts', valueModule('map', 'TownMap', 'content/schemas/map', map)],
    ['offers.ts', valueModule('offers', 'Offers', 'content/schemas/offer', offers)],
    ['questions.ts', valueModule('questions', 'Questions', 'content/schemas/questions', questions)],
    ['stay.ts', valueModule('stayForm', 'StayForm', 'content/schemas/stay', stay)],
    ['sun.ts', valueModule('sun', 'SunTexts', 'content/schemas/sun', sun)],
    [
      'testimonials.ts',
      valueModule('testimonials', 'readonly Testimonial[]', 'content/schemas/testimonials', testimonials),
    ],
    ['viewer.ts', valueModule('viewer', 'Viewer', 'content/schemas/viewer', viewer)],
    ['rooms.ts', valueModule('rooms', 'readonly Room[]', 'room', rooms)],
    // What the stay form needs of each, a tenth of the whole.
    [
      'bookableRooms.ts',
      valueModule(
        'bookableRooms',
        'readonly BookableRoom[]',
        'room',
        rooms.map(({ slug, name, price, occupancy }) => ({ slug, name, price, occupancy })),
      ),
    ],
    ...Object.entries(content.pages).map(([name, page]): [string, string] => [
      `pages/${name}.ts`,
      valueModule(`${camelCase(name)}Content`, `PageContent<'${name}'>`, 'content/schemas/pages', page, 1),
    ]),
    [
      'pages/all.ts',
      `${notice}
${Object.keys(content.pages)
  .map((name) => `import { ${camelCase(name)}Content } from './${name}';`)
  .join('\n')}

/** Every page's texts at once, for the server; a browser fetches one's. */
export const pageContents = {
${Object.keys(content.pages)
  .map((name) => `  '${name}': ${camelCase(name)}Content,`)
  .join('\n')}
} as const;
`,
    ],
    ...Object.entries(policies).map(([name, policy]): [string, string] => [
      `policies/${name}.ts`,
      valueModule(`${camelCase(name)}Policy`, 'SectionedText', 'richText', policy, 1),
    ]),
    ...slugs.map((slug): [string, string] => [
      `roomPages/${slug}.ts`,
      valueModule('roomPage', 'RoomPage', 'room', roomPages[slug], 1),
    ]),
    [
      'roomAddresses.ts',
      `${notice}
/** From a slug that a room had before to the one it has. */
export const formerSlugs: Readonly<Record<string, string>> = ${JSON.stringify(content.formerSlugs, null, 2)};

/** Rooms that guests do not see for now. */
export const hiddenSlugs: readonly string[] = ${JSON.stringify(content.hiddenSlugs)};

/** Rooms that the hotel has no more. */
export const removedSlugs: readonly string[] = ${JSON.stringify(content.removedSlugs)};

/** Rooms whose address without its last slash redirects. */
export const slashedSlugs: readonly string[] = ${JSON.stringify(content.slashedSlugs)};
`,
    ],
    [
      'roomPages/index.ts',
      `${notice}
import type { RoomPage } from '../../../shared/room';

/** Fetches what one room's page shows: a file of its own each. */
export const roomPageLoaders: Readonly<Record<string, () => Promise<{ roomPage: RoomPage }>>> = {
${slugs.map((slug) => `  '${slug}': () => import('./${slug}'),`).join('\n')}
};
`,
    ],
    [
      'roomPages/all.ts',
      `${notice}
import type { RoomPage } from '../../../shared/room';
${slugs.map((slug) => `import { roomPage as ${variable(slug)} } from './${slug}';`).join('\n')}

/** Every room's page at once, for the server; a browser fetches one. */
export const roomPages: Readonly<Record<string, RoomPage>> = {
${slugs.map((slug) => `  '${slug}': ${variable(slug)},`).join('\n')}
};
`,
    ],
  ];
}

/** What a page's module exports: a page with many addresses finds the one of an address. */
const exportOf = (name: PageName) => (pageTable[name].path.includes(':') ? '{ pageFor }' : '{ default }');

/** The sheets of pages, in their cascade layer, and one with all of them for development. */
function pageSheets(root: string): [path: string, text: string][] {
  const styled = pageNames.filter((name) => existsSync(path.join(root, pageFile(name, 'css'))));
  const sheetNotice = '/* Written by npm run content; do not edit. */';
  return [
    ...styled.map((name): [string, string] => [
      `${name}.css`,
      `${sheetNotice}\n@import "../../${pageFile(name, 'css')}" layer(pages);\n`,
    ]),
    [
      'all.css',
      `${sheetNotice}\n@import "../../client/styles/shell.css";\n${styled.map((name) => `@import "./${name}.css";`).join('\n')}\n`,
    ],
  ];
}

/** The modules of pages, by their path below generated/pages: each page's script, and how to fetch it. */
function pageModules(): [path: string, text: string][] {
  return [
    ...pageNames.map((name): [string, string] => [
      `${name}.ts`,
      `${notice}
// With the shell in every page's graph, esbuild keeps the shell in one file.
import '../../client/shell';

export ${exportOf(name)} from '../../${pageFile(name, 'tsx').replace('.tsx', '')}';
`,
    ]),
    [
      'index.ts',
      `${notice}
import type { PageModule } from '../../client/pageModule';

/** Fetches a page's script, by its name in shared/pages.ts. */
export const pageLoaders = {
${pageNames.map((name) => `  '${name}': (): Promise<PageModule> => import('./${name}'),`).join('\n')}
};
`,
    ],
  ];
}

/** Every file of generated/ by its path inside it. */
export const generatedFiles = (content: Content, root: string): ReadonlyMap<string, string> =>
  new Map([
    ...contentModules(content).map(([file, text]) => [`content/${file}`, text] as const),
    ...[...pageModules(), ...pageSheets(root)].map(([file, text]) => [`pages/${file}`, text] as const),
  ]);
