import request from 'supertest';
import { forms } from '../../shared/forms/allForms';
import type { FieldDefinition } from '../../shared/forms/definition';
import { pageOfForm, pages } from '../../shared/pages';
import { plainText } from '../../shared/richText';
import { all, readable, wordsOf } from '../support/html';
import { content, pageTexts, site } from '../support/small';
import { loadPages, testApp } from '../support/test-app';

beforeAll(loadPages);

const { request: groupRequest } = pageTexts('groups');
const { form: optOut } = pageTexts('do-not-sell');
const attributes = (html: string, name: string) => all(html, new RegExp(` ${name}="([^"]*)"`, 'g'));
const htmlOf = async (path: string, env: Record<string, string> = {}) =>
  readable((await request(testApp(env).app).get(path)).text);

describe.each(Object.values(forms))('the $name form', ({ name, fields }) => {
  const types: Record<string, string> = {
    box: 'checkbox',
    consent: 'checkbox',
    line: 'text',
    text: 'textarea',
  };

  it('has the fields of its definition in order, in inputs of their type, and no checked box', async () => {
    const html = await htmlOf(pageOfForm(name), { DELIVER_LOCAL_FORMS: 'true' });
    const [form = ''] = new RegExp(`<form[^>]*action="/api/${name}#.*?</form>`).exec(html) ?? [];
    const tags = all(form, /<((?:input|textarea)[^>]*)>/g).filter((tag) => !tag.includes('type="hidden"'));
    const shown = tags.map((tag) => {
      const [field = ''] = attributes(tag, 'name');
      const type = tag.startsWith('textarea') ? 'textarea' : (attributes(tag, 'type')[0] ?? 'text');
      return [field, type, / required=""/.test(tag), attributes(tag, 'autoComplete')[0]];
    });
    expect(shown).toEqual(
      Object.entries<FieldDefinition>(fields).map(([field, { kind, help, autoComplete }]) => [
        field,
        types[kind] ?? kind,
        help !== undefined,
        autoComplete,
      ]),
    );
    expect(form).not.toMatch(/ (checked|min|max)=/);
    expect(form).toContain(`href="${pages.privacy.path}`);
  });
});

describe('forms without delivery', () => {
  it('refer to telephone and email without JavaScript, and put no values in the URL', async () => {
    const asks = [
      [pages.groups.path, groupRequest.withoutScript],
      [pages['do-not-sell'].path, optOut.withoutScript[0]],
    ] as const;
    for (const [path, words] of asks) {
      const [html] = /<main.*<\/main>/.exec(await htmlOf(path)) ?? [''];
      const note = all(html, /<noscript>(.*?)<\/noscript>/g).join();
      expect(wordsOf(note)).toContain(words);
      expect(attributes(note, 'href').filter((href) => /^(tel|mailto):/.test(href)).length).toBeGreaterThan(
        0,
      );
      expect(html).toMatch(/<form[^>]* method="dialog"/);
    }
  });
});

const delivered = { DELIVER_LOCAL_FORMS: 'true' };
const everyForm = ['newsletter', 'contact', 'group-request', 'opt-out'] as const;

it.each(everyForm)('the %s form links to the privacy policy', async (form) => {
  for (const env of [{}, delivered]) {
    const html = await htmlOf(pageOfForm(form), env);
    // The newsletter form is last, in the footer.
    const own = all(html, /(<form.*?<\/form>)/gs).at(form === 'newsletter' ? -1 : 0) ?? '';
    expect(own).toContain(` href="${content.formTexts.privacyNotice.to}"`);
    expect(wordsOf(own)).toContain(content.formTexts.privacyNotice.label);
  }
});

it.each([
  ['group-request', groupRequest.local],
  ['opt-out', optOut.local],
] as const)(
  'the %s form states that nothing is sent if it is not delivered, and whom to contact',
  async (form, local) => {
    const note = plainText(local);
    expect(wordsOf(await htmlOf(pageOfForm(form)))).toContain(note);
    expect(wordsOf(await htmlOf(pageOfForm(form), delivered))).not.toContain(note);
    const ways = local.map((piece) => (typeof piece === 'object' && 'href' in piece ? piece.href : ''));
    expect(ways).toEqual(expect.arrayContaining([site.phone.href, `mailto:${site.email}`]));
  },
);
