import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import request from 'supertest';
import { temporaryDirectory } from '../../tools/serverProcess';
import { siteApp } from '../support/app';
import { indexedPaths } from '../support/content';
import { structuredData } from '../support/html';

/**
 * schema-dts is made from schema.org's own vocabulary, so the compiler is the validator: a block written out as a
 * literal may hold nothing that its type does not have, at any depth, and only values of the kinds that it may have.
 */

type Block = Record<string, unknown>;

/** What the compiler has against blocks; empty where all of them are in the vocabulary. */
function faultsOf(blocks: readonly Block[]): string {
  const root = temporaryDirectory();
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const types = [...new Set(blocks.map((block) => String(block['@type'])))];
  const literals = blocks.map(
    (block, index) =>
      `export const block${index}: WithContext<${block['@type']}> = ${JSON.stringify(block, null, 1)};`,
  );
  writeFileSync(
    path.join(root, 'blocks.ts'),
    `import type { WithContext, ${types.join(', ')} } from 'schema-dts';\n${literals.join('\n')}\n`,
  );
  const flags = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ];
  try {
    execFileSync(path.resolve('node_modules/.bin/tsc'), [...flags, 'blocks.ts'], {
      cwd: root,
      encoding: 'utf8',
    });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

let app: RequestListener;
let blocks: [path: string, block: Block][];
beforeAll(async () => {
  app = await siteApp();
  blocks = [];
  for (const path of indexedPaths)
    for (const block of structuredData((await request(app).get(path)).text)) blocks.push([path, block]);
});

describe('structured data', () => {
  it('of every page is in the vocabulary of schema.org', () => {
    expect(faultsOf(blocks.map(([, block]) => block))).toBe('');
    expect(blocks.length).toBeGreaterThan(indexedPaths.length);
  });

  it.each([
    ['a property that its type does not have', { '@type': 'Hotel', name: 'x', bedrooms: 2 }],
    ['one deep inside', { '@type': 'Hotel', containsPlace: { '@type': 'HotelRoom', price: 299 } }],
    ['a value of another kind', { '@type': 'Hotel', address: { '@type': 'GeoCoordinates', latitude: 1 } }],
    ['a type that does not exist', { '@type': 'BoutiqueHotel', name: 'x' }],
  ])('would be caught with %s', (_what, block) => {
    expect(faultsOf([{ '@context': 'https://schema.org', ...block }])).not.toBe('');
  });
});

/** What Google requires, and what it recommends that the site has, by type (developers.google.com/search, July 2026). */
const wanted: Record<string, readonly string[]> = {
  Hotel: ['name', 'address', 'image', 'logo', 'telephone', 'url', 'priceRange'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  FAQPage: ['mainEntity'],
  WebSite: ['name', 'alternateName', 'url'],
};

it('has everything that Google asks of its types', () => {
  for (const [path, block] of blocks) {
    const needed = wanted[String(block['@type'])];
    if (!needed) throw new Error(`${path} has a ${block['@type']}, for which no rule stands here`);
    expect([path, needed.filter((key) => !(key in block))]).toEqual([path, []]);
  }
});
