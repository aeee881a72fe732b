import type { HTTPRequest, Page } from 'puppeteer';
import type { FormName } from '../../shared/forms/allForms';

/** The fake endpoint's response: a body (objects are sent as JSON), or a dropped connection. */
export type Reply = { status?: number; body: object | string } | 'dropped';

export interface FakeEndpoint {
  /** Bodies of the posts so far. */
  posts: unknown[];
  /** Their Idempotency-Key headers. */
  keys: (string | undefined)[];
  /** Sets the response to following posts. */
  reply: (reply: Reply) => void;
  /** Delays the responses until the returned function is called. */
  hold: () => () => void;
}

/** Mocks `/api/{form}` in a page; other requests go to the server. */
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

/** Visible text of an element, in one line; empty if the element does not exist. */
export const textOf = (page: Page, selector: string): Promise<string> =>
  page.evaluate((wanted) => {
    const element = document.querySelector<HTMLElement>(wanted);
    return (element?.innerText ?? '').replace(/\s+/g, ' ').trim();
  }, selector);
