/** Pages that the owner adds: addresses, forms, and redirects after removal. */
import type { OpenPage } from '../../../test/support/browser';
import { until } from '../../../tools/harness/serverProcess';
import { fill, press, type RunningDesk, save, startDesk, textOf } from '../support/desk';
import { makeDesk } from '../support/folder';
import { frameOf, marked, shows } from '../support/preview';

jest.setTimeout(120_000);

const description = 'Where to leave a car, a van, a bicycle, or a boat while you stay with us at the harbor.';
const parking = { title: 'Parking', description, text: 'Park here.\n\n## Bicycles {#bikes}\n\nIn the shed.' };
const file = 'content/pages/parking.md';

describe('a page that the owner adds', () => {
  const desk = makeDesk();
  const savePage = async (value: object) => {
    const { hash } = (await desk.get(`/api/${file}`)).body;
    return (await desk.put(`/api/${file}`, { hash, value })).status;
  };
  const remove = async (to?: string) => {
    const { status, body } = await desk.post('/api/content/remove', { path: 'pages/parking.md', to });
    return status === 204 ? '' : body;
  };
  const redirects = () => desk.json('content/redirects.json').redirects;
  const content = async () => (await desk.get('/api/content')).body;
  beforeEach(async () => expect(await savePage(parking)).toBe(200));
  afterEach(() => {
    desk.git('checkout', '--quiet', '--', 'content');
    desk.git('clean', '--quiet', '--force', 'content');
  });

  it.each(['contact', 'rooms', 'room', 'api', 'media', 'healthz', 'desk', 'parking'])(
    'can’t have the address /%s, which is taken',
    async (slug) => {
      const { status, text } = await desk.post('/api/content/free', { path: `pages/${slug}.md` });
      expect([status, text]).toEqual([422, expect.stringMatching(`^/${slug} is .*taken.* Choose another.$`)]);
    },
  );

  it('is saved with front matter, opens in a form, and appears in the lists of forms and addresses', async () => {
    expect(desk.read(file)).toBe(
      `---\ntitle: Parking\ndescription: ${description}\n---\n\n${parking.text}\n`,
    );
    expect((await desk.get(`/api/${file}`)).body.value).toEqual(parking);
    const { entries, named, errors } = await content();
    expect(entries).toContainEqual(
      expect.objectContaining({ path: 'pages/parking.md', label: 'Parking', shownAt: '/parking' }),
    );
    expect(named.addresses).toContain('/parking');
    expect(errors).toEqual([]);
  });

  it('appears in search results, and its changes are listed by field and paragraph', async () => {
    const { body } = await desk.get('/desk/search?q=shed');
    expect(body.results).toContainEqual(
      expect.objectContaining({ file: 'pages/parking.md', path: ['text'] }),
    );
    desk.git('add', '--all');
    desk.commit();
    await savePage({ ...parking, title: 'Cars', text: parking.text.replace('shed', 'barn') });
    const [change] = (await desk.state()).changes;
    expect(change?.rows).toEqual([
      { label: 'Title', before: 'Parking', after: 'Cars' },
      { label: 'Text, “Bicycles”', before: 'In the shed.', after: 'In the barn.' },
    ]);
    desk.git('reset', '--quiet', '--hard', 'HEAD~1');
  });

  it('leaves a redirect when removed, if the owner chooses a target, until the page is added again', async () => {
    expect(await remove('/contact')).toBe('');
    expect(redirects()).toEqual([{ from: '/parking', to: '/contact' }]);
    expect(await savePage(parking)).toBe(200);
    expect(redirects()).toEqual([]);
    expect((await content()).errors).toEqual([]);
  });

  it('when removed, passes older redirects on to the new target, and rejects a target that would loop', async () => {
    desk.write('content/redirects.json', JSON.stringify({ redirects: [{ from: '/cars', to: '/parking/' }] }));
    expect(await remove('/cars')).toMatchObject({ errors: [expect.anything(), expect.anything()] });
    expect(await remove('/faq')).toBe('');
    expect(redirects()).toEqual([
      { from: '/cars', to: '/faq' },
      { from: '/parking', to: '/faq' },
    ]);
  });

  it('can be removed with its scheduled changes, but needs a redirect if a menu links to the page', async () => {
    desk.write('content/from/2099-01-01.json', JSON.stringify({ 'pages/parking.md': desk.read(file) }));
    desk.edit('content/navigation.json', ({ left }) => {
      left[0].to = '/parking';
    });
    expect(await remove()).toMatchObject({
      refusal: 'Parking can’t be removed while it is mentioned elsewhere:',
      errors: [expect.objectContaining({ file: 'navigation.json', path: ['left', 0, 'to'] })],
    });
    expect(await remove('/contact')).toBe('');
    expect((await content()).scheduled).toEqual([]);
  });
});

describe('the desk', () => {
  let desk: RunningDesk;
  let page: OpenPage;
  beforeAll(async () => {
    desk = await startDesk('list/your-own-pages');
    ({ page } = desk);
  });
  afterAll(() => desk?.stop());

  it('adds a page, reports a taken address, and shows the page while the owner types', async () => {
    await press(page, 'Add a page');
    await fill(page, 'Title, as guests will see it', 'Contact');
    await press(page, 'Add');
    await page.waitForSelector('dialog [role=alert]::-p-text(/contact is taken)');
    await fill(page, 'Address, in letters and digits from a to z', 'parking');
    await press(page, 'Add');
    await page.waitForFunction(() => location.hash === '#pages/parking');
    await fill(page, 'Description', description);
    await fill(page, 'Text', parking.text);
    await marked(page, '/parking');
    await shows(page, 'In the shed.', 'main');
    expect(await save(page)).toBe(200);
    // The preview still shows the page after the save, when the desk lists the new file.
    await page.waitForSelector('main ::-p-text(No menu and no text links to this page)');
    await marked(page, '/parking');
    expect(frameOf(page).url()).toMatch(/\/parking$/);
    expect(desk.hotel.read(file)).toContain(`changed: ${new Date().toLocaleDateString('sv')}`);
  });

  it('asks where the address of a removed page should redirect', async () => {
    await page.evaluate(() => {
      location.hash = 'list/your-own-pages';
    });
    await press(page, 'Remove: Contact');
    await page.select('dialog select', '/faq');
    await press(page, 'Remove');
    await until(async () => !(await textOf(page, 'main'))?.includes('Contact'));
    expect(desk.json('redirects')).toEqual({ redirects: [{ from: '/parking', to: '/faq' }] });
  });
});
