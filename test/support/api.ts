import type { HTTPRequest, Page } from 'puppeteer';
import type { FormName } from '../../shared/formNames';

/** The fake endpoint's response: a body (an object becomes JSON), or a dropped connection. */
export type Reply = { status?: number; body: object | string } | 'dropped';

export interface FakeEndpoint {
  /** The bodies of the posts so far. */
  posts: unknown[];
  /** What the page called each of them. */
  keys: (string | undefined)[];
  /** Sets the response to the next posts. */
  reply: (reply: Reply) => void;
  /** Holds posts back until the returned function is called. */
  hold: () => () => void;
}

/** Fakes `/api/{form}` in a page; every other request goes to the server. */
export async function fakeEndpoint(page: Page, form: FormName, first: Reply): Promise<FakeEndpoint> {
  const posts: unknown[] = [];
  const keys: (string | undefined)[] = [];
  let reply = first;
  let open = Promise.resolve();

  async function respond(request: HTTPRequest) {
    if (new URL(request.url()).pathname !== `/api/${form}`) return request.continue();
    posts.push(JSON.parse(request.postData() ?? 'null'));
    keys.push(request.headers()['idempotency-key']);
    await open;
    if (reply === 'dropped') return request.abort('failed');
    const { status = 200, body } = reply;
    return typeof body === 'string'
      ? request.respond({ status, contentType: 'text/html', body })
      : request.respond({ status, contentType: 'application/json', body: JSON.stringify(body) });
  }

  await page.setRequestInterception(true);
  page.on('request', (request) => void respond(request));
  return {
    posts,
    keys,
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
