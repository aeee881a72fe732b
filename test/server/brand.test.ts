import { type ColorRole, colorRoles } from '../../shared/brandColors';
import { brandStyles } from '../../shared/brandStyles';
import { parseDrawing } from '../../shared/content/wordmark';
import { contrast } from '../../shared/contrast';
import { brandFile } from '../../shared/schema/brand';
import { content } from '../support/small';

const { brand } = content;

/** Only black and white, so that each pair has the highest contrast. */
const plain = Object.fromEntries(
  colorRoles.map((role) => [
    role,
    { name: role, hex: /^(paper|wash|highlight)$|ground|on-ink/.test(role) ? '#ffffff' : '#000000' },
  ]),
);

const parsed = (colors: Partial<Record<ColorRole, string>>) =>
  brandFile.safeParse({
    ...brand,
    moreContrast: {},
    colors: {
      ...plain,
      // Must also contrast with the ink.
      accent: { name: 'Coral', hex: '#777777' },
      ...Object.fromEntries(Object.entries(colors).map(([role, hex]) => [role, { name: role, hex }])),
    },
  });

describe('the colors of a brand', () => {
  it('are accepted if contrasts suffice', () => {
    expect(parsed({}).error?.issues).toBeUndefined();
  });

  it('are rejected if a text has too little contrast, with the nearest color that has enough', () => {
    const [issue] = parsed({ quiet: '#999999' }).error?.issues ?? [];
    expect(issue?.path).toEqual(['colors', 'quiet', 'hex']);
    expect(issue?.message).toMatch(
      /^has a contrast of 2\.85 to 1 on paper \(Paper: .*\), and needs 7: #[0-9a-f]{6} would do$/,
    );
    const nearest = /#\w{6}/.exec(issue?.message ?? '')?.[0] ?? '';
    expect(contrast(nearest, '#ffffff')).toBeGreaterThanOrEqual(7);
    expect(contrast(nearest, '#ffffff')).toBeLessThan(7.3);
  });

  it('are custom properties on every page, with variants for more contrast', () => {
    const sheet = brandStyles({
      ...brand,
      colors: { ...brand.colors, ink: { name: 'Pine', hex: '#0a2010' } },
      moreContrast: { action: '#500000' },
    });
    expect(sheet).toContain('--ink:#0a2010;');
    expect(sheet).toContain('--ink-rgb:10 32 16;');
    expect(sheet).toMatch(/prefers-contrast:more\)\{:root\{--action:#500000\}/);
  });
});

describe('a wordmark', () => {
  it('is parsed as shapes', () => {
    expect(
      parseDrawing(
        '<?xml version="1.0"?><svg xmlns="x" viewBox="0 0 9 9"><!-- a --><title>Inn</title><g stroke-width="2"><path d="M0 0"/></g><rect width="3"></rect></svg>',
      ),
    ).toEqual({
      viewBox: '0 0 9 9',
      elements: [
        {
          tag: 'g',
          attributes: { strokeWidth: '2' },
          children: [{ tag: 'path', attributes: { d: 'M0 0' }, children: [] }],
        },
        { tag: 'rect', attributes: { width: '3' }, children: [] },
      ],
    });
  });

  it.each([
    ['<svg><path d="M0 0"/></svg>', 'must have a viewBox'],
    ['<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>', 'not script'],
    ['<svg viewBox="0 0 1 1"><path d="M0 0" onclick="alert(1)"/></svg>', 'not onclick'],
    ['<svg viewBox="0 0 1 1"><path d="M0 0" style="fill:red"/></svg>', 'not style'],
  ])('is rejected if it contains anything but shapes: %s', (svg, message) => {
    expect(() => parseDrawing(svg)).toThrow(message);
  });
});
