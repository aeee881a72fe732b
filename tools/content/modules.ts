import type { Content } from '../../shared/content/compile';
import { type PlainKind, plainKinds } from '../../shared/content/kinds';
import type { VectorDrawing } from '../../shared/drawing';
import { type PageName, pageNames, pages as pageTable } from '../../shared/pages';
import type { Picture } from '../../shared/picture';
import { brandSheet, swatchSheet } from '../brand/sheet';
import { shellFile, shellModule } from '../build/shellModule';
import { pictureSheet } from '../media/background';

/** The header of each generated file. */
const notice = 'Written by npm run content; do not edit.';

/** 'do-not-sell' -> 'doNotSell' */
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** 'do-not-sell' -> 'client/pages/DoNotSell/DoNotSell' */
function pageModule(page: PageName): string {
  const name = camelCase(page);
  const folder = name.charAt(0).toUpperCase() + name.slice(1);
  return `client/pages/${folder}/${folder}`;
}

/** A module that exports one value; `from` is the module of its type, relative to generated/content. */
function valueModule(name: string, type: string, from: string, value: unknown, depth = 0): string {
  const up = '../'.repeat(depth);
  const [typeName] = /(?!readonly\b|Readonly\b|Record\b|string\b)\b[A-Z]\w+/.exec(type) ?? [''];
  return `// ${notice}
import type { ${typeName} } from '${up}../../shared/${from}';

export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};
`;
}

/** The modules of content, by path in generated/content. */
function contentModules(content: Content): [path: string, text: string][] {
  const { rooms, roomPages, policies } = content;
  const { dialog: _dialog, categories: _categories, ...cookieNotice } = content.cookies;
  const slugs = rooms.map(({ slug }) => slug);
  const variable = (slug: string) => camelCase(slug);
  return [
    ...plainKinds.map(({ name, path: file }): [string, string] => [
      file.replace('.json', '.ts'),
      valueModule(
        name,
        `ContentOf<'${name}'>`,
        'content/kinds',
        content[name as PlainKind],
        file.split('/').length - 1,
      ),
    ]),
    ['site.ts', valueModule('siteContent', 'SiteContent', 'content/compile', content.site)],
    ['offers.ts', valueModule('offers', 'Offers', 'content/schemas/offer', content.offers)],
    [
      'engines.ts',
      valueModule(
        'engines',
        'Readonly<Record<string, EngineDescription>>',
        'content/schemas/engine',
        content.engines,
      ),
    ],
    // Beside what cards show, so that Home and Rooms are not sent it.
    [
      'offerDetails.ts',
      valueModule(
        'offerDetails',
        'Readonly<Record<string, OfferDetails>>',
        'content/schemas/offer',
        content.offerDetails,
      ),
    ],
    ['rooms.ts', valueModule('rooms', 'readonly Room[]', 'room', rooms)],
    // The fields that the stay form uses, a tenth of the data.
    [
      'bookableRooms.ts',
      valueModule(
        'bookableRooms',
        'readonly BookableRoom[]',
        'room',
        rooms.map(({ slug, name, price, sleeps, rollaways, occupancy }) => ({
          ...{ slug, name, price, sleeps, rollaways, occupancy },
        })),
      ),
    ],
    ['cookieNotice.ts', valueModule('cookieNotice', 'CookieNotice', 'content/schemas/cookies', cookieNotice)],
    // The page of accessible features needs no others, and all rooms would be a file more for the Rooms page.
    [
      'accessibleRooms.ts',
      valueModule(
        'accessibleRooms',
        'readonly Room[]',
        'room',
        rooms.filter(
          ({ wheelchairAccessible, communicationFeatures }) => wheelchairAccessible || communicationFeatures,
        ),
      ),
    ],
    ['hiddenPages.ts', valueModule('hiddenPages', 'readonly PageName[]', 'pages', content.hiddenPages)],
    ...Object.entries(content.pages).map(([name, page]): [string, string] => [
      `pages/${name}.ts`,
      valueModule(`${camelCase(name)}Content`, `PageContent<'${name}'>`, 'content/schemas/pages', page, 1),
    ]),
    // What imports the texts of a hidden page compiles, and is not reached.
    ...content.hiddenPages.map((name): [string, string] => [
      `pages/${name}.ts`,
      `// ${notice}
import type { PageContent } from '../../../shared/content/schemas/pages';

export const ${camelCase(name)}Content = undefined as unknown as PageContent<'${name}'>;
`,
    ]),
    [
      'pages/all.ts',
      `// ${notice}
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
    ...Object.values(content.blocks).map((block): [string, string] => [
      `blocks/${block.name}.ts`,
      valueModule('block', 'Block', 'content/schemas/block', block, 1),
    ]),
    [
      'blocks/index.ts',
      `// ${notice}
import type { Block } from '../../../shared/content/schemas/block';

/** Fetches what the page of one group shows: a file of its own each. */
export const blockLoaders: Readonly<Record<string, () => Promise<{ block: Block }>>> = {
${Object.keys(content.blocks)
  .map((name) => `  '${name}': () => import('./${name}'),`)
  .join('\n')}
};
`,
    ],
    [
      'blocks/all.ts',
      valueModule('blocks', 'Readonly<Record<string, Block>>', 'content/schemas/block', content.blocks, 1),
    ],
    [
      'roomAddresses.ts',
      `// ${notice}
/** From a slug that a room had before to the one it has. */
export const formerSlugs: Readonly<Record<string, string>> = ${JSON.stringify(content.formerSlugs, null, 2)};

/** Hidden rooms. */
export const hiddenSlugs: readonly string[] = ${JSON.stringify(content.hiddenSlugs)};

/** Rooms that the hotel has no more. */
export const removedSlugs: readonly string[] = ${JSON.stringify(content.removedSlugs)};

/** Rooms whose address without its last slash redirects. */
export const slashedSlugs: readonly string[] = ${JSON.stringify(content.slashedSlugs)};
`,
    ],
    [
      'roomPages/index.ts',
      `// ${notice}
import type { RoomPage } from '../../../shared/room';

/** Fetches what one room's page shows: a file of its own each. */
export const roomPageLoaders: Readonly<Record<string, () => Promise<{ roomPage: RoomPage }>>> = {
${slugs.map((slug) => `  '${slug}': () => import('./${slug}'),`).join('\n')}
};
`,
    ],
    [
      'roomPages/all.ts',
      `// ${notice}
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

/** The export of a page's module: a component, or a function for pages with parameters. */
const exportOf = (name: PageName) => (pageTable[name].path.includes(':') ? '{ pageFor }' : '{ default }');

/** The modules of pages, by path in generated/pages: each page's script and its loader. */
function pageModules({ hiddenPages }: Content): [path: string, text: string][] {
  const shown = pageNames.filter((name) => !hiddenPages.includes(name));
  return [
    ...shown.map((name): [string, string] => [
      `${name}.ts`,
      `// ${notice}
// Importing the shell in every page makes esbuild put it into one chunk.
import '../shell';

export ${exportOf(name)} from '../../${pageModule(name)}';
`,
    ]),
    [
      'index.ts',
      `// ${notice}
import type { PageModule } from '../../client/navigation/pageModule';

/** Fetches a page's script, by its name in shared/pages.ts. */
export const pageLoaders = {
${shown.map((name) => `  '${name}': (): Promise<PageModule> => import('./${name}'),`).join('\n')}
};
`,
    ],
  ];
}

/** All generated files by path. */
export const generatedFiles = (
  content: Content,
  pictures: Iterable<Picture>,
  wordmark: VectorDrawing,
): ReadonlyMap<string, string> =>
  new Map([
    ...contentModules(content).map(([file, text]) => [`content/${file}`, text] as const),
    ...pageModules(content).map(([file, text]) => [`pages/${file}`, text] as const),
    // Apart from brand.ts, of which pages need no more than this.
    ['content/wordmark.ts', valueModule('wordmark', 'VectorDrawing', 'drawing', wordmark)],
    ['content/bands.ts', `// ${notice}\nexport const hasBands: boolean = ${content.brand.bands};\n`],
    ['brand.css', `/* ${notice} */\n${brandSheet(content.brand)}`],
    ['swatches.css', `/* ${notice} */\n${swatchSheet(content.brand)}`],
    ['pictures.css', `/* ${notice} */\n${pictureSheet(pictures)}`],
    [shellFile, shellModule([])],
  ]);
