import request from 'supertest';
import { forms } from '../../shared/forms/allForms';
import type { FieldDefinition } from '../../shared/forms/definition';
import { pageOfForm } from '../../shared/pages';
import { siteApp } from '../support/app';
import { doNotSellContent, groupsContent, pages } from '../support/content';
import { all, readable, wordsOf } from '../support/html';
import { attributes, mainOf } from '../support/page-html';

describe.each(Object.values(forms))('the $name form', ({ name, fields }) => {
  const types: Record<string, string> = {
    box: 'checkbox',
    consent: 'checkbox',
    line: 'text',
    text: 'textarea',
  };

  it('has the fields of its definition in order, in inputs of their type, and no checked box', async () => {
    const delivering = await siteApp({ DELIVER_LOCAL_FORMS: 'true' });
    const html = readable((await request(delivering).get(pageOfForm(name))).text);
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
      [pages.groups.path, groupsContent.request.withoutScript],
      [pages['do-not-sell'].path, doNotSellContent.form.withoutScript[0]],
    ] as const;
    for (const [path, words] of asks) {
      const html = await mainOf(path);
      const note = all(html, /<noscript>(.*?)<\/noscript>/g).join();
      expect(wordsOf(note)).toContain(words);
      expect(attributes(note, 'href').filter((href) => /^(tel|mailto):/.test(href)).length).toBeGreaterThan(
        0,
      );
      expect(html).toMatch(/<form[^>]* method="dialog"/);
    }
  });
});
