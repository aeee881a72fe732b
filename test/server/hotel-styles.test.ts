import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { errorPage } from '../../server/pages/errorPage';
import { hotelStyles } from '../../server/pages/hotelStyles';
import { type FontRecord, fontFaces, missingLetters, preloadedFonts } from '../../shared/fontRecord';
import { bareManifest } from '../support/bare-manifest';
import { all } from '../support/html';
import { content, small } from '../support/small';
import { loadPages, testApp } from '../support/test-app';

const { brand } = content;

const record: FontRecord = {
  faces: [
    { family: 'Lora Rare', weight: '400', url: '/fonts/lora-1.woff2', characters: 'U+A1-A8, U+20AC' },
    { family: 'Lora', weight: '400 700', url: '/fonts/lora-2.woff2', characters: 'U+20-7E', preload: true },
  ],
  standIns: [
    { family: 'Lora Fallback', local: ['Arial'], sizeAdjust: 101.5, ascent: 90, descent: 20, lineGap: 0 },
  ],
};

describe('font faces', () => {
  it('have files, weights and characters of the record, and stand-ins of the same measures', () => {
    expect(fontFaces(record)).toBe(
      '@font-face{font-family:"Lora Rare";font-weight:400;font-display:swap;src:url("/fonts/lora-1.woff2") format("woff2");unicode-range:U+A1-A8,U+20AC}' +
        '@font-face{font-family:"Lora";font-weight:400 700;font-display:swap;src:url("/fonts/lora-2.woff2") format("woff2");unicode-range:U+20-7E}' +
        '@font-face{font-family:"Lora Fallback";src:local("Arial");size-adjust:101.5%;ascent-override:90%;descent-override:20%;line-gap-override:0%}',
    );
    expect(preloadedFonts(record)).toEqual(['/fonts/lora-2.woff2']);
  });

  it('lack letters of other scripts, each reported once', () => {
    expect(missingLetters(['20 zł', '€ 9, ł, ó\n'], record)).toEqual(['ł', 'ó']);
  });
});

describe('the styles of a hotel', () => {
  it('cannot be left by the name of a typeface', () => {
    const family = 'Evil"</style><script>';
    const typefaces = { ...brand.typefaces, text: { ...brand.typefaces.text, family } };
    const styles = hotelStyles({ brand: { ...brand, typefaces }, pictures: [] }, record);
    expect(styles).not.toContain('<');
    expect(styles).toContain('"Evil\\22 \\3c /style>\\3c script>"');
  });

  it('are the one inline style that the content policy allows, on pages, refusals and the error page', async () => {
    await loadPages();
    const { app } = testApp();
    const page = await request(app).get('/');
    const refusal = await request(app)
      .post('/api/contact')
      .type('form')
      .set('Origin', 'https://a.example')
      .send('a=b');
    expect([page.status, refusal.status]).toEqual([200, 403]);
    const texts = [page.text, refusal.text, await text(errorPage(small, bareManifest).html)];
    for (const html of texts) {
      const [style, ...others] = all(html, /<style>(.*?)<\/style>/gs);
      expect(others).toEqual([]);
      const hash = createHash('sha256')
        .update(style ?? '')
        .digest('base64');
      for (const { headers } of [page, refusal])
        expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    }
  });
});
