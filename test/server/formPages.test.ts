/** Each form on its page. formRoutes.test.ts tests the posts of forms. */
import request from 'supertest';
import { forms } from '../../shared/forms/allForms';
import type { FieldDefinition } from '../../shared/forms/definition';
import { pageOfForm } from '../../shared/pages';
import { plainText } from '../../shared/richText';
import { all, normalize, wordsOf } from '../support/html';
import { content, pageContent, site } from '../support/small-hotel';
import { loadPages, testApp } from '../support/test-app';

beforeAll(loadPages);

const real = { DELIVER_LOCAL_FORMS: 'true', ACKNOWLEDGE: 'true' };
const { request: group } = pageContent('groups');

const attributes = (html: string, name: string) => all(html, new RegExp(` ${name}="([^"]*)"`, 'g'));
const htmlOf = async (path: string, env: Record<string, string> = {}) =>
  normalize((await request(testApp(env).app).get(path)).text);

it.each(Object.values(forms))(
  'the $name form has its fields in order and links to the privacy policy',
  async (form) => {
    const { name, fields } = form;
    const types: Record<string, string> = {
      box: 'checkbox',
      consent: 'checkbox',
      line: 'text',
      text: 'textarea',
    };
    const query = name === 'unsubscribe-link' ? '?state=invalid' : '';
    const html = await htmlOf(pageOfForm(name) + query, real);
    const [own = ''] = new RegExp(`<form[^>]*action="/api/${name}#.*?</form>`).exec(html) ?? [];
    const tags = all(own, /<((?:input|textarea)[^>]*)>/g).filter((tag) => !tag.includes('type="hidden"'));
    const shown = tags.map((tag) => {
      const type = tag.startsWith('textarea') ? 'textarea' : (attributes(tag, 'type')[0] ?? 'text');
      return [attributes(tag, 'name')[0], type, / required=""/.test(tag), attributes(tag, 'autoComplete')[0]];
    });
    const defined = Object.entries<FieldDefinition>(fields).map(([field, { kind, help, autoComplete }]) => [
      ...[field, types[kind] ?? kind, help !== undefined, autoComplete],
    ]);
    expect(shown).toEqual(defined);
    expect(own).not.toMatch(/ (checked|min|max)=/);
    expect(own).toContain(` href="${content.formTexts.privacyNotice.to}"`);
    expect(wordsOf(own)).toContain(content.formTexts.privacyNotice.label);
  },
);

const { form: optOut } = pageContent('do-not-sell');
it.each([
  ['group-request', group.local, group.withoutScript],
  ['opt-out', optOut.local, optOut.withoutScript[0]],
] as const)(
  'if delivery is off, the %s form says that nothing is sent and whom to contact',
  async (form, local, withoutScript) => {
    const html = await htmlOf(pageOfForm(form));
    expect(wordsOf(html)).toContain(plainText(local));
    expect(wordsOf(await htmlOf(pageOfForm(form), real))).not.toContain(plainText(local));
    const links = local.map((piece) => (typeof piece === 'object' && 'href' in piece ? piece.href : ''));
    expect(links).toEqual(expect.arrayContaining([site.phone.href, `mailto:${site.email}`]));
    // Without JavaScript, the form's values do not end up in the URL.
    const [main = ''] = /<main.*<\/main>/.exec(html) ?? [];
    const note = all(main, /<noscript>(.*?)<\/noscript>/g).join();
    expect(wordsOf(note)).toContain(withoutScript);
    expect(attributes(note, 'href').join(' ')).toMatch(/(tel|mailto):/);
    expect(main).toMatch(/<form[^>]* method="dialog"/);
  },
);

it('the newsletter form has a consent checkbox for marketing emails before its submit button', async () => {
  const { text } = await request(testApp().app).get('/contact');
  const form = text.slice(text.indexOf('action="/api/newsletter'));
  expect(form.indexOf('name="consent"')).toBeGreaterThan(0);
  expect(form.indexOf('name="consent"')).toBeLessThan(form.indexOf('type="submit"'));
});
