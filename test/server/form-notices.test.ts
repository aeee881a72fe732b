import request from 'supertest';
import { forms } from '../../generated/content/forms';
import { pageOfForm } from '../../shared/pages';
import { plainText } from '../../shared/richText';
import { doNotSellContent, groupsContent, site } from '../support/content';
import { all, wordsOf } from '../support/html';
import { loadPages, testApp } from '../support/test-app';

beforeAll(loadPages);

const htmlOf = async (path: string, env: Record<string, string> = {}) =>
  (await request(testApp(env).app).get(path)).text;

const delivered = { DELIVER_LOCAL_FORMS: 'true' };
const everyForm = ['newsletter', 'contact', 'group-request', 'opt-out'] as const;

it.each(everyForm)('the %s form links to the privacy policy', async (form) => {
  for (const env of [{}, delivered]) {
    const html = await htmlOf(pageOfForm(form), env);
    // The newsletter form is last, in the footer.
    const own = all(html, /(<form.*?<\/form>)/gs).at(form === 'newsletter' ? -1 : 0) ?? '';
    expect(own).toContain(` href="${forms.privacyNotice.to}"`);
    expect(wordsOf(own)).toContain(forms.privacyNotice.label);
  }
});

it.each([
  ['group-request', groupsContent.request.local],
  ['opt-out', doNotSellContent.form.local],
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
