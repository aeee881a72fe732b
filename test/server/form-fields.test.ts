import request from 'supertest';
import { formRules } from '../../shared/formRules';
import { siteApp } from '../support/app';
import { doNotSellContent, groupsContent, pages } from '../support/content';
import { all, readable, wordsOf } from '../support/html';
import { attributes, mainOf } from '../support/page-html';

describe.each(Object.entries(formRules))('the %s form', (name, rules) => {
  const path = {
    contact: pages.contact.path,
    newsletter: pages.home.path,
    'group-request': pages.groups.path,
    'opt-out': pages['do-not-sell'].path,
  }[name as keyof typeof formRules];
  const types: Record<string, string> = { box: 'checkbox', line: 'text', text: 'textarea' };

  it('has the fields of its rules in inputs of their kind, requires the same, and ticks no box', async () => {
    const delivering = await siteApp({ DELIVER_LOCAL_FORMS: 'true' });
    const html = readable((await request(delivering).get(path)).text);
    const [form = ''] = new RegExp(`<form[^>]*action="/api/${name}#.*?</form>`).exec(html) ?? [];
    const fields = all(form, /<((?:input|textarea)[^>]*)>/g).filter((tag) => !tag.includes('type="hidden"'));
    const shown = fields.map((tag) => {
      const [field = ''] = attributes(tag, 'name');
      const type = tag.startsWith('textarea') ? 'textarea' : (attributes(tag, 'type')[0] ?? 'text');
      return [field, type, / required=""/.test(tag)] as const;
    });
    expect(new Map(shown.map(([field, ...rest]) => [field, rest]))).toEqual(
      new Map(
        Object.entries<{ kind: string; help?: string }>(rules).map(([field, { kind, help }]) => [
          field,
          [field === 'phone' ? 'tel' : (types[kind] ?? kind), help !== undefined],
        ]),
      ),
    );
    expect(form).not.toMatch(/ (checked|min|max)=/);
    expect(form).toContain(`href="${pages.privacy.path}`);
  });
});

describe('forms that no server takes', () => {
  it('ask without JavaScript to call or write instead, and let nothing into the address', async () => {
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
