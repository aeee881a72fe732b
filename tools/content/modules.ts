import type { Content } from '../../shared/content/compile';
import { type PlainKind, plainKinds } from '../../shared/content/kinds';
import type { VectorDrawing } from '../../shared/drawing';
import { type PageName, pageNames, pages as pageTable } from '../../shared/pages';
import type { Picture } from '../../shared/picture';
import type { Room } from '../../shared/room';
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

type File = [path: string, text: string];

/**
 * A module that exports one value.
 * @param path relative to generated/content, without its ending
 * @param from the module of its type, relative to shared/
 */
function valueModule(path: string, name: string, type: string, from: string, value: unknown): File {
  const up = '../'.repeat(path.split('/').length + 1);
  const [typeName] = /(?!readonly\b|Readonly\b|Record\b|string\b)\b[A-Z]\w+/.exec(type) ?? [''];
  return [
    `${path}.ts`,
    `// ${notice}
import type { ${typeName} } from '${up}shared/${from}';

export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};
`,
  ];
}

/** The fields that the stay form uses, a tenth of the data. */
const bookable = ({ slug, name, price, sleeps, rollaways, occupancy }: Room) => ({
  ...{ slug, name, price, sleeps, rollaways, occupancy },
});

const isAccessible = ({ wheelchairAccessible, communicationFeatures }: Room) =>
  wheelchairAccessible || communicationFeatures;

const questionAnchors = ({ topics }: Content['questions']) =>
  topics.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);

/** The type of values by name. */
const byName = (type: string) => `Readonly<Record<string, ${type}>>`;

/** The modules of content, by path in generated/content. */
function contentModules(content: Content): File[] {
  const { rooms, roomPages, policies } = content;
  const { dialog: _dialog, categories: _categories, ...cookieNotice } = content.cookies;
  const slugs = rooms.map(({ slug }) => slug);
  const variable = (slug: string) => camelCase(slug);
  const offerSchema = 'content/schemas/offer';
  return [
    ...plainKinds.map(({ name, path: file }) =>
      valueModule(
        file.replace('.json', ''),
        name,
        `ContentOf<'${name}'>`,
        'content/kinds',
        content[name as PlainKind],
      ),
    ),
    valueModule('site', 'siteContent', 'SiteContent', 'content/compile', content.site),
    valueModule('engines', 'engines', byName('EngineDescription'), 'content/schemas/engine', content.engines),
    valueModule('offers', 'offers', 'Offers', offerSchema, content.offers),
    // Beside what cards show, so that Home and Rooms are not sent it.
    valueModule('offerDetails', 'offerDetails', byName('OfferDetails'), offerSchema, content.offerDetails),
    valueModule('rooms', 'rooms', 'readonly Room[]', 'room', rooms),
    valueModule('cookieNotice', 'cookieNotice', 'CookieNotice', 'content/schemas/cookies', cookieNotice),
    valueModule('bookableRooms', 'bookableRooms', 'readonly BookableRoom[]', 'room', rooms.map(bookable)),
    // The page of accessible features needs no others, and all rooms would be a file more for the Rooms page.
    valueModule('accessibleRooms', 'accessibleRooms', 'readonly Room[]', 'room', rooms.filter(isAccessible)),
    valueModule('hiddenPages', 'hiddenPages', 'readonly PageName[]', 'pages', content.hiddenPages),
    ...Object.entries(content.pages).map(([name, page]) =>
      valueModule(
        `pages/${name}`,
        `${camelCase(name)}Content`,
        `PageContent<'${name}'>`,
        'content/schemas/pages',
        page,
      ),
    ),
    // What imports the texts of a hidden page compiles, and is not reached.
    ...content.hiddenPages.map(
      (name): File => [
        `pages/${name}.ts`,
        `// ${notice}
import type { PageContent } from '../../../shared/content/schemas/pages';

export const ${camelCase(name)}Content = undefined as unknown as PageContent<'${name}'>;
`,
      ],
    ),
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
    ...Object.entries(policies).map(([name, policy]) =>
      valueModule(`policies/${name}`, `${camelCase(name)}Policy`, 'SectionedText', 'richText', policy),
    ),
    ...slugs.map((slug) => valueModule(`roomPages/${slug}`, 'roomPage', 'RoomPage', 'room', roomPages[slug])),
    ...Object.values(content.blocks).map((block) =>
      valueModule(`blocks/${block.name}`, 'block', 'Block', 'content/schemas/block', block),
    ),
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
    valueModule('blocks/all', 'blocks', byName('Block'), 'content/schemas/block', content.blocks),
    [
      'questionAnchors.ts',
      `// ${notice}
/** The anchors of all topics and questions, which other pages need without their texts. */
export const questionAnchors: readonly string[] = ${JSON.stringify(questionAnchors(content.questions))};
`,
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
function pageModules({ hiddenPages }: Content): File[] {
  const shown = pageNames.filter((name) => !hiddenPages.includes(name));
  return [
    ...shown.map(
      (name): File => [
        `${name}.ts`,
        `// ${notice}
// Importing the shell in every page makes esbuild put it into one chunk.
import '../shell';

export ${exportOf(name)} from '../../${pageModule(name)}';
`,
      ],
    ),
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
    // The wordmark apart from brand.ts, of which pages need no more than this.
    ...[
      ...contentModules(content),
      valueModule('wordmark', 'wordmark', 'VectorDrawing', 'drawing', wordmark),
    ].map(([file, text]) => [`content/${file}`, text] as const),
    ...pageModules(content).map(([file, text]) => [`pages/${file}`, text] as const),
    ['content/bands.ts', `// ${notice}\nexport const hasBands: boolean = ${content.brand.bands};\n`],
    ['brand.css', `/* ${notice} */\n${brandSheet(content.brand)}`],
    ['swatches.css', `/* ${notice} */\n${swatchSheet(content.brand)}`],
    ['pictures.css', `/* ${notice} */\n${pictureSheet(pictures)}`],
    [shellFile, shellModule([])],
  ]);
