/** Every page of two hotels is valid HTML, including pages that show form errors. */

import { HtmlValidate } from 'html-validate';
import request from 'supertest';
import { forms } from '../../shared/forms/allForms';
import { pageOfForm } from '../../shared/pages';
import { sampleDirectory } from '../support/hotel-source';
import { all, type HTMLElement, parse } from '../support/html';
import { everyPath } from '../support/sample-content';
import { sampleHotel } from '../support/sample-hotel';
import { everyPath as everySmallPath, small } from '../support/small-hotel';
import { loadPages, testApp, testSite } from '../support/test-app';

beforeAll(loadPages);

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // These rules reject valid HTML that React writes.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'void-style': 'off',
  },
});

/** Attributes that this validator accepts but the W3C's checker rejects. */
const misplaced =
  /<button(?=[^>]* popovertarget=)[^>]* aria-expanded=|<svg[^>]* translate=|<input(?=[^>]* type="date")[^>]* value="(?!\d{4}-\d\d-\d\d)[^"]+/gi;

const sectioning = ['SECTION', 'ARTICLE', 'ASIDE', 'NAV'];

/** Ids in content, most of which are anchors; an owner can choose any id. */
const contentIds = [sampleHotel(), small].flatMap(({ content }) =>
  all(JSON.stringify(content), /"id":"([^"]+)"/g),
);

/** Ids from the program that an owner's anchor could repeat. */
const unprefixedIdsIn = (document: HTMLElement): string[] =>
  document
    .querySelectorAll('[id]')
    .map(({ id }) => id)
    .filter((id) => !/^(site-|_R_)/.test(id) && !contentIds.includes(id))
    .map((id) => `id without prefix: ${id}`);

/** Sections that have neither a heading nor a label. */
const untitledSectionsIn = (document: HTMLElement): string[] => {
  const ownerOf = (element: HTMLElement): HTMLElement | null => {
    const parent = element.parentNode as HTMLElement | null;
    return !parent || sectioning.includes(parent.tagName) ? parent : ownerOf(parent);
  };
  const owners = document.querySelectorAll('h1, h2, h3, h4, h5, h6').map(ownerOf);
  return document
    .querySelectorAll('section:not([aria-label])')
    .filter((section) => !owners.includes(section))
    .map(({ outerHTML }) => `section without a heading: ${outerHTML.slice(0, 80)}`);
};

/** The distinct errors in an HTML document. */
async function errorsIn(html: string): Promise<string[]> {
  // HTML allows omitting these tags, but the validator does not know that.
  const complete = html.replace('<div id="site-root">', '</head><body>$&');
  const document = parse(html);
  const { results } = await validator.validateString(complete);
  return [
    ...(html.match(misplaced) ?? []),
    ...unprefixedIdsIn(document),
    ...untitledSectionsIn(document),
    ...new Set(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      ),
    ),
  ];
}

const sample = testSite({ DELIVER_LOCAL_FORMS: 'true' }, { directory: sampleDirectory });
const smallSite = testSite();

it.each(everyPath)('the sample hotel’s page %s is valid HTML', async (path) => {
  expect(await errorsIn((await sample.get(path)).text)).toEqual([]);
});

it('/book is valid HTML when every field shows an error', async () => {
  const { status, text } = await smallSite.get(
    '/book?arrival=x&departure=2027-02-30&adults=99&children=-1&room=x&code=%3C&seen=x',
  );
  expect([status, await errorsIn(text)]).toEqual([422, []]);
});

it.each(everySmallPath)('the small hotel’s page %s is valid HTML', async (path) => {
  expect(await errorsIn((await smallSite.get(path)).text)).toEqual([]);
});

it.each(Object.values(forms))('a page with errors in the $name form is valid HTML', async ({ name }) => {
  const { app } = testApp({ DELIVER_LOCAL_FORMS: 'true' });
  const { status, text } = await request(app)
    .post(`/api/${name}`)
    .type('form')
    .send({ page: pageOfForm(name) });
  expect(status).toBe(400);
  expect(await errorsIn(text)).toEqual([]);
});
