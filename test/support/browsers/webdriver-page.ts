import type { Page } from 'puppeteer';
import { until } from '../../../tools/serverProcess';
import type { Session } from './webdriver';

/** WebDriver's code points for keys without a letter. */
const keys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type PageFunction = ((...args: never[]) => unknown) | string;

/** As much of puppeteer's Page as the journeys use, over a WebDriver session. */
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

  waitForFunction(fn: PageFunction, _options?: unknown, ...args: unknown[]) {
    return until(async () =>
      Boolean(await this.session.run(`async (...rest) => Boolean(await (${fn})(...rest))`, args)),
    );
  }

  waitForSelector(selector: string) {
    return this.waitForFunction('(selector) => document.querySelector(selector) !== null', {}, selector);
  }

  /** Until the document that is there now has made way for another one. */
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
    const element = (await this.session.send('POST', '/element', {
      using: 'css selector',
      value: selector,
    })) as Record<string, string>;
    await this.session.send('POST', `/element/${element[elementKey]}/click`);
  }

  readonly keyboard = {
    press: (key: string) => {
      const value = keys[key] ?? key;
      return this.session.send('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ],
          },
        ],
      });
    },
  };
}

/** A page in a WebDriver session that tests for puppeteer's can use; what it lacks is undefined. */
export const pageOf = (session: Session): Page => new WebDriverPage(session) as unknown as Page;
