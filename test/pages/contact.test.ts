import { arrived, type OpenPage, open, phone, resize } from '../support/browser';
import { tick } from '../support/clock';
import { fakeMapHost } from '../support/map-host';
import { external, pages } from '../support/sample-content';

const { path } = pages.contact;

describe('the contact page', () => {
  it('lazy-loads a map, 350 px high on desktops and 300 px on phones', async () => {
    const page = await open(path, { before: fakeMapHost });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForSelector('main iframe[loading=lazy]');
    const frame = () => page.$eval('main iframe', ({ src, clientHeight }) => [src, clientHeight]);
    expect(await frame()).toEqual([external.mapEmbed, 350]);
    await resize(page, { width: phone.width, height: phone.height });
    expect(await frame()).toEqual([external.mapEmbed, 300]);
  });

  it('has no time limit: the page and the guest’s entries are unchanged after half an hour', async () => {
    const page = await open(path, { fakeClock: true });
    const field = 'main textarea';
    await page.type(field, 'Is the pool heated?');
    const shown = () => page.$eval('main', (main) => main.innerText);
    const before = await shown();
    await tick(page, 30 * 60 * 1000);
    expect(await page.$eval(field, (each) => (each as HTMLTextAreaElement).value)).toBe(
      'Is the pool heated?',
    );
    expect(await shown()).toBe(before);
    expect(await page.$('dialog[open], :popover-open')).toBeNull();
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it('redirects an old anchor to its new page without adding a history entry', async () => {
    const entriesOf = (page: OpenPage) => page.evaluate(() => history.length);
    const plain = await open(path);
    const page = await open(`${path}#accessibility`);
    await arrived(page, pages.accessibility.path);
    expect(await entriesOf(page)).toBe(await entriesOf(plain));
  });

  it('has links at the old anchors for guests without JavaScript', async () => {
    const page = await open(path, { javascript: false });
    for (const anchor of ['faq', 'accessibility'])
      expect(await page.$eval(`#${anchor} a`, (link) => link.getAttribute('href'))).toBe(`/${anchor}`);
  });
});
