import type { Page } from 'puppeteer';
import { until } from '../../tools/harness/serverProcess';
import type { Session } from './webdriver';

/** WebDriver's code points of special keys. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowRight: '\uE014',
};

/** Key of element references. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Timeout, in s; puppeteer has the same. */
const longestWait = 30;

type PageFunction = ((...args: never[]) => unknown) | string;

/** The part of puppeteer's Page that journeys and states use, over a WebDriver session. */
class WebDriverPage {
  constructor(private readonly session: Session) {}

  evaluate(fn: PageFunction, ...args: unknown[]) {
    return this.session.run(String(fn), args);
  }

  $eval(selector: string, fn: PageFunction, ...args: unknown[]) {
    return this.session.run(
      `(selector, ...rest) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error('there is no ' + selector);
        return (${fn})(element, ...rest);
      }`,
      [selector, ...args],
    );
  }

  $$eval(selector: string, fn: PageFunction, ...args: unknown[]) {
    return this.session.run(
      `(selector, ...rest) => (${fn})([...document.querySelectorAll(selector)], ...rest)`,
      [selector, ...args],
    );
  }

  /** @throws with the function's source after the timeout */
  async waitForFunction(fn: PageFunction, _options?: unknown, ...args: unknown[]) {
    // A document that is being replaced does not respond.
    const ask = () => this.session.run(`(...rest) => Boolean((${fn})(...rest))`, args).catch(() => false);
    await until(async () => Boolean(await ask()), longestWait).catch(() => {
      throw new Error(`not so in ${longestWait} s: ${fn}, of ${JSON.stringify(args)}`);
    });
  }

  /** Waits until another document replaces the current one. */
  async waitForNavigation() {
    await this.evaluate('() => { window.isLeft = true; }');
    await this.waitForFunction("() => !window.isLeft && document.readyState === 'complete'");
  }

  goto(url: string) {
    return this.session.send('POST', '/url', { url });
  }

  focus(selector: string) {
    return this.$eval(selector, '(element) => element.focus()');
  }

  async click(selector: string) {
    return this.session.send('POST', `${await this.find(selector)}/click`);
  }

  async type(selector: string, text: string) {
    return this.session.send('POST', `${await this.find(selector)}/value`, { text });
  }

  /** @returns the element's path relative to the session */
  private async find(value: string): Promise<string> {
    const found = await this.session.send('POST', '/element', { using: 'css selector', value });
    return `/element/${(found as Record<string, string>)[elementKey]}`;
  }

  readonly keyboard = {
    press: (key: string) => {
      const value = keys[key] ?? key;
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      return this.session.send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
  };
}

/** A page for code written for puppeteer; methods that WebDriverPage lacks are undefined. */
export const pageOf = (session: Session): Page => new WebDriverPage(session) as unknown as Page;
