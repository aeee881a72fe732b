import { contrastErrors } from '../../shared/colorPairs';
import { colorRoles } from '../../shared/colors';
import { contrast } from '../../shared/contrast';

describe('colors', () => {
  const black = Object.fromEntries(
    colorRoles.map((role) => {
      const plain = /^(paper|wash|highlight)$|ground|on-ink/.test(role) ? '#ffffff' : '#000000';
      return [`colors.${role}.hex`, role === 'accent' ? '#777777' : plain];
    }),
  );
  /** Returns the errors for some colors. All other colors are black on white, and the accent contrasts with both. */
  const errorsOf = (hexes: Readonly<Record<string, string>>, changed = Object.keys(hexes)) =>
    contrastErrors(
      (field) => ({ ...black, ...hexes })[field],
      (field) => changed.includes(field),
    );
  const suggestedIn = (message = '') => /(?<=Try )#\w{6}$/.exec(message)?.[0] ?? '';

  it('are rejected if hard to read, with a suggestion: the most similar color that works with all others', () => {
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
  ])('are reported at the changed field, and the suggested color is accepted: %s', (field) => {
    for (const hex of ['#808080', '#aa3311', '#bcd4ff', '#202020', '#fafafa']) {
      const errors = errorsOf({ [field]: hex });
      expect(errors.map((error) => error.field)).toEqual(errors.length > 0 ? [field] : []);
      for (const { message } of errors) expect(errorsOf({ [field]: suggestedIn(message) })).toEqual([]);
    }
  });

  it('in the foreground are mentioned in errors about the background', () => {
    const [error] = errorsOf({ 'colors.action.hex': '#aaaaaa' });
    expect(error?.message).toMatch(/^makes “text on dark” hard to read: /);
  });

  it('are reported at the foreground if neither color was changed', () => {
    const fields = errorsOf({ 'colors.success-ground.hex': '#333333' }, []).map(({ field }) => field);
    expect(fields.sort()).toEqual(['colors.ink.hex', 'colors.success.hex']);
  });
});
