import type { HTTPRequest, Page } from 'puppeteer';

/** What a form's endpoint answers in place of the server: a body (an object becomes JSON), or nothing at all. */
export type Reply = { status?: number; body: object | string } | 'dropped';

export interface Endpoint {
  /** The bodies of the posts so far. */
  posts: unknown[];
  /** The next posts are answered with this. */
  reply: (reply: Reply) => void;
  /** Posts wait until the returned function is called. */
  hold: () => () => void;
}

/** Stands in for `/api/{form}` in a page; every other request goes its way. */
export async function fakeEndpoint(page: Page, form: string, first: Reply): Promise<Endpoint> {
  const posts: unknown[] = [];
  let reply = first;
  let open = Promise.resolve();

  async function answer(request: HTTPRequest) {
    if (new URL(request.url()).pathname !== `/api/${form}`) return request.continue();
    posts.push(JSON.parse(request.postData() ?? 'null'));
    await open;
    if (reply === 'dropped') return request.abort('failed');
    const { status = 200, body } = reply;
    return typeof body === 'string'
      ? request.respond({ status, contentType: 'text/html', body })
      : request.respond({ status, contentType: 'application/json', body: JSON.stringify(body) });
  }

  await page.setRequestInterception(true);
  page.on('request', (request) => void answer(request));
  return {
    posts,
    reply: (next) => {
      reply = next;
    },
    hold: () => {
      let release = () => {};
      open = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}

/** Types into the named fields of a form. */
export async function fill(page: Page, form: string, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.type(`${form} [name="${name}"]`, value);
}

/** What the named field of a form holds. */
export const valueIn = (page: Page, form: string, name: string): Promise<string> =>
  page.$eval(`${form} [name="${name}"]`, (field) => (field as HTMLInputElement).value);

/** The visible text of an element, in one line; empty where there is none. */
export const textOf = (page: Page, selector: string): Promise<string> =>
  page.evaluate((wanted) => {
    const element = document.querySelector<HTMLElement>(wanted);
    return (element?.innerText ?? '').replace(/\s+/g, ' ').trim();
  }, selector);
