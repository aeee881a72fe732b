/** A hotel's colors, typefaces, and wordmark. */
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { type FontRecord, fontFaces, missingLetters } from '../../../server/content/fontRecord';
import { compileHotel } from '../../../server/content/load';
import { parseDrawing } from '../../../server/content/wordmark';
import { errorPage } from '../../../server/pages/errorPage';
import { brandStyles, hotelStyles } from '../../../server/pages/hotelStyles';
import { contrastErrors } from '../../../shared/colorPairs';
import { colorRoles } from '../../../shared/colors';
import { contrast } from '../../../shared/contrast';
import { brandFile } from '../../../shared/schema/brand';
import { bareManifest } from '../../support/bare-manifest';
import { all } from '../../support/html';
import { byForm } from '../../support/posts';
import { hotelSource } from '../../support/sample-hotel';
import { content, small, smallDirectory } from '../../support/small-hotel';
import { loadPages, testApp } from '../../support/test-app';

const { brand } = content;

describe('colors', () => {
  const black = Object.fromEntries(
    colorRoles.map((role) => {
      const plain = /^(paper|wash|highlight)$|ground|on-ink/.test(role) ? '#ffffff' : '#000000';
      return [`colors.${role}.hex`, role === 'accent' ? '#777777' : plain];
    }),
  );
  /** The errors for these colors. All others are black on white, and the accent contrasts with both. */
  const errorsOf = (hexes: Readonly<Record<string, string>>, changed = Object.keys(hexes)) =>
    contrastErrors(
      (field) => ({ ...black, ...hexes })[field],
      (field) => changed.includes(field),
    );
  const suggestedIn = (message = '') => /(?<=Try )#\w{6}$/.exec(message)?.[0] ?? '';

  it('are rejected if they are hard to read, with the most similar color that works with all others', () => {
    expect(errorsOf({})).toEqual([]);
    const field = 'colors.quiet.hex';
    const [error, ...others] = errorsOf({ [field]: '#999999' });
    expect(others).toEqual([]);
    expect(error).toEqual({
      field,
      message: expect.stringMatching(
        /^is hard to read on “Page background”: the contrast is 2\.84 to 1, and must be at least 7\. The same goes for 1 other pair\. Try #\w{6}$/,
      ),
    });
    const suggested = suggestedIn(error?.message);
    expect(contrast(suggested, '#ffffff')).toBeGreaterThanOrEqual(7);
    expect(contrast(suggested, '#ffffff')).toBeLessThan(7.3);
  });

  it.each([
    'colors.paper.hex',
    'colors.ink.hex',
    'colors.accent.hex',
    'colors.action.hex',
    'moreContrast.link',
    'colors.success-ground.hex',
  ])('are reported at the one that was changed, and its suggestion is accepted: %s', (field) => {
    for (const hex of ['#808080', '#aa3311', '#bcd4ff', '#202020', '#fafafa']) {
      const errors = errorsOf({ [field]: hex });
      expect(errors.map((error) => error.field)).toEqual(errors.length > 0 ? [field] : []);
      for (const { message } of errors) expect(errorsOf({ [field]: suggestedIn(message) })).toEqual([]);
    }
  });

  it('are named by the color that guests see in front', () => {
    const [error] = errorsOf({ 'colors.action.hex': '#aaaaaa' });
    expect(error?.message).toMatch(/^makes “text on dark” hard to read: /);
  });

  it('are reported at the color in front if neither was changed', () => {
    const fields = errorsOf({ 'colors.success-ground.hex': '#333333' }, []).map(({ field }) => field);
    expect(fields.sort()).toEqual(['colors.ink.hex', 'colors.success.hex']);
  });

  it.each([
    ['#ABC', '#aabbcc'],
    ['#10233B', '#10233b'],
    ['10233B', '#10233b'],
    [' Navy ', '#000080'],
    ['RebeccaPurple', '#663399'],
    ['rgb(16, 35, 59)', '#10233b'],
    ['rgb(16 35 59)', '#10233b'],
    ['hsl(240, 100%, 50%)', '#0000ff'],
    ['rgb(16 35 59 / 50%)', undefined],
    ['transparent', undefined],
    ['#10233', undefined],
    ['redd', undefined],
    ['', undefined],
  ])('are understood as people write them: “%s”', (words, hex) => {
    const file = { ...brand, colors: { ...brand.colors, line: { name: 'Line', hex: words } } };
    const { data, error } = brandFile.safeParse(file);
    expect(data?.colors.line.hex).toBe(hex);
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(
      hex ? [] : [expect.stringMatching(/^must be a solid color such as #10233b, navy/)],
    );
  });

  it('become custom properties, with variants for more contrast', () => {
    const colors = { ...brand.colors, ink: { name: 'Pine', hex: '#0a2010' } };
    const sheet = brandStyles({ ...brand, colors, moreContrast: { action: '#500000' } });
    expect(sheet).toContain('--ink:#0a2010;');
    expect(sheet).toContain('--ink-rgb:10 32 16;');
    expect(sheet).toMatch(/prefers-contrast:more\)\{:root\{--action:#500000\}/);
  });
});

describe('a wordmark', () => {
  it('is parsed into shapes', () => {
    const svg =
      '<?xml version="1.0"?><svg viewBox="0 0 9 9"><!-- a --><title>Inn</title><g stroke-width="2"><path d="M0 0"/></g></svg>';
    const paths = [{ tag: 'path', attributes: { d: 'M0 0' }, children: [] }];
    expect(parseDrawing(svg)).toEqual({
      viewBox: '0 0 9 9',
      elements: [{ tag: 'g', attributes: { strokeWidth: '2' }, children: paths }],
    });
  });

  it.each([
    ['must have a viewBox', '<svg><path d="M0 0"/></svg>'],
    ['not script', '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>'],
    ['not onclick', '<svg viewBox="0 0 1 1"><path d="M0 0" onclick="alert(1)"/></svg>'],
    ['not style', '<svg viewBox="0 0 1 1"><path d="M0 0" style="fill:red"/></svg>'],
    ['more than 32 levels deep', `<svg viewBox="0 0 1 1">${'<g>'.repeat(33)}`],
    ['must have at most 50000 characters', '<svg '.repeat(200_000)],
  ])('is rejected: %s', (message, svg) => {
    expect(() => parseDrawing(svg)).toThrow(message);
  });
});

it.each<[file: string, text: string | undefined, error: string]>([
  ['brand/wordmark.svg', undefined, 'the file is missing'],
  ['brand/wordmark.svg', '<svg/>', 'must have a viewBox'],
  ['fonts.json', undefined, 'the file is missing: npm run media creates it'],
  ['fonts.json', 'null', 'the file must be a group of fields in braces { }'],
  ['fonts.json', '{"faces":[],"standIns":[]}', 'faces must have at least one entry'],
  [
    'fonts.json',
    '{"faces":[{"family":"Lora","weight":"400","url":"/fonts/a.woff2","characters":"U+0-FFFFFFFF"}],"standIns":[]}',
    'faces[1].characters must be a range such as U+20-7E, U+A0, not "U+0-FFFFFFFF"',
  ],
  ['manifest.json', 'null', 'the file must be a group of fields in braces { }'],
  [
    'manifest.json',
    '{"pictures":[],"films":{},"drawings":{}}',
    'pictures must be a group of values in braces { }',
  ],
  [
    'manifest.json',
    '{"pictures":{"__proto__":{}}}',
    'the file has a field named __proto__, which is not allowed',
  ],
])('a hotel whose media/%s is %s does not load', (file, text, error) => {
  const source = hotelSource(smallDirectory);
  const media = new Map(source.media);
  if (text === undefined) media.delete(file);
  else media.set(file, text);
  expect(() => compileHotel({ ...source, media })).toThrow(`media/${file}: ${error}`);
});

const record: FontRecord = {
  faces: [{ family: 'Lora', weight: '400 700', url: '/fonts/lora.woff2', characters: 'U+20-7E, U+20AC' }],
  standIns: [
    { family: 'Lora Fallback', local: ['Arial'], sizeAdjust: 101.5, ascent: 90, descent: 20, lineGap: 0 },
  ],
};

describe('typefaces', () => {
  it('have font faces with metric-compatible fallbacks', () => {
    expect(fontFaces(record)).toBe(
      '@font-face{font-family:"Lora";font-weight:400 700;font-display:swap;src:url("/fonts/lora.woff2") format("woff2");unicode-range:U+20-7E,U+20AC}' +
        '@font-face{font-family:"Lora Fallback";src:local("Arial");size-adjust:101.5%;ascent-override:90%;descent-override:20%;line-gap-override:0%}',
    );
  });

  it('report missing letters', () => {
    expect(missingLetters(['20 zł', '€ 9, ł, ó\n'], record)).toEqual(['ł', 'ó']);
  });

  it('have names that cannot close the style element', () => {
    const typefaces = { ...brand.typefaces, text: { ...brand.typefaces.text, family: 'Evil"</style>' } };
    const styles = hotelStyles({ brand: { ...brand, typefaces }, pictures: [] }, record);
    expect(styles).not.toContain('<');
    expect(styles).toContain('"Evil\\22 \\3c /style>"');
  });
});

it('the Content Security Policy allows exactly the one inline style in each response', async () => {
  await loadPages();
  const { app } = testApp();
  const page = await request(app).get('/');
  const refusal = await byForm(app, 'contact', {}).set('Origin', 'https://a.example');
  expect([page.status, refusal.status]).toEqual([200, 403]);
  for (const html of [page.text, refusal.text, await text(errorPage(small, bareManifest).html)]) {
    const [style = '', ...others] = all(html, /<style>(.*?)<\/style>/gs);
    expect(others).toEqual([]);
    const hash = createHash('sha256').update(style).digest('base64');
    for (const { headers } of [page, refusal])
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  }
});
