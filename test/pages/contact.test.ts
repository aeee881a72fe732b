import { arrived, type OpenPage, open, phone, resize } from '../support/browser';
import { external, pages } from '../support/content';
import { fakeMapHost } from '../support/map-host';

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

  it('redirects an old anchor to its page without a new history entry', async () => {
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
