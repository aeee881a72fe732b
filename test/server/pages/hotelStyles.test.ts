import { brandStyles, hotelStyles } from '../../../server/pages/hotelStyles';
import { content } from '../../support/small-hotel';

const { brand } = content;

it('the style sheet has colors as custom properties, with variants for more contrast', () => {
  const colors = { ...brand.colors, ink: { name: 'Pine', hex: '#0a2010' } };
  const sheet = brandStyles({ ...brand, colors, moreContrast: { action: '#500000' } });
  expect(sheet).toContain('--ink:#0a2010;');
  expect(sheet).toContain('--ink-rgb:10 32 16;');
  expect(sheet).toMatch(/prefers-contrast:more\)\{:root\{--action:#500000\}/);
});

it('a typeface’s name cannot close the style element', () => {
  const typefaces = { ...brand.typefaces, text: { ...brand.typefaces.text, family: 'Evil"</style>' } };
  const styles = hotelStyles({ brand: { ...brand, typefaces }, pictures: [] }, { faces: [], standIns: [] });
  expect(styles).not.toContain('<');
  expect(styles).toContain('"Evil\\22 \\3c /style>"');
});
