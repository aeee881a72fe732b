import { type FontRecord, fontFaces, missingLetters } from '../../../server/content/fontRecord';

const record: FontRecord = {
  faces: [{ family: 'Lora', weight: '400 700', url: '/fonts/lora.woff2', characters: 'U+20-7E, U+20AC' }],
  standIns: [
    { family: 'Lora Fallback', local: ['Arial'], sizeAdjust: 101.5, ascent: 90, descent: 20, lineGap: 0 },
  ],
};

describe('the font record', () => {
  it('becomes font faces with metric-compatible fallbacks', () => {
    expect(fontFaces(record)).toBe(
      '@font-face{font-family:"Lora";font-weight:400 700;font-display:swap;src:url("/fonts/lora.woff2") format("woff2");unicode-range:U+20-7E,U+20AC}' +
        '@font-face{font-family:"Lora Fallback";src:local("Arial");size-adjust:101.5%;ascent-override:90%;descent-override:20%;line-gap-override:0%}',
    );
  });

  it('shows which letters in some strings are missing from the fonts', () => {
    expect(missingLetters(['20 zł', '€ 9, ł, ó\n'], record)).toEqual(['ł', 'ó']);
  });
});
