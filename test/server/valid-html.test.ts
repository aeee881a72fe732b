/** Every page is valid HTML, also with errors in its forms, and also for another hotel. */
import { HtmlValidate } from 'html-validate';
import request from 'supertest';
import { forms } from '../../shared/forms/allForms';
import { pageOfForm } from '../../shared/pages';
import { everyPath } from '../support/content';
import { sampleDirectory } from '../support/sample';
import { everyPath as everySmallPath } from '../support/small';
import { loadPages, testApp, testSite } from '../support/test-app';

beforeAll(loadPages);

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // React's spelling of valid HTML.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'void-style': 'off',
  },
});

/** Attributes that the W3C's checker rejects and this validator accepts. */
const misplaced = /<button(?=[^>]* popovertarget=)[^>]* aria-expanded=|<svg[^>]* translate=/gi;

/** The errors in an HTML document, each once. */
async function errorsIn(html: string): Promise<string[]> {
  // HTML allows omitting these tags, but the validator does not know that.
  const complete = html.replace('<div id="site-root">', '</head><body>$&');
  const { results } = await validator.validateString(complete);
  return [
    ...(html.match(misplaced) ?? []),
    ...new Set(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      ),
    ),
  ];
}

const sample = testSite({ DELIVER_LOCAL_FORMS: 'true' }, { directory: sampleDirectory });
const small = testSite();

it.each(everyPath)('%s is valid', async (path) => {
  expect(await errorsIn((await sample.get(path)).text)).toEqual([]);
});

it.each(everySmallPath)('%s of another hotel is valid', async (path) => {
  expect(await errorsIn((await small.get(path)).text)).toEqual([]);
});

it.each(Object.values(forms))('the page of the $name form is valid with errors', async ({ name }) => {
  const { app } = testApp({ DELIVER_LOCAL_FORMS: 'true' });
  const { status, text } = await request(app)
    .post(`/api/${name}`)
    .type('form')
    .send({ page: pageOfForm(name) });
  expect(status).toBe(400);
  expect(await errorsIn(text)).toEqual([]);
});
