import type { ElementHandle, Page } from 'puppeteer';

type Root = Page | ElementHandle<Element>;

const timeout = 10_000;

/** Returns a selector by role and accessible name. Also matches uppercase names, which text-transform may produce. */
function aria(role: string, name?: string): string {
  if (name === undefined) return `::-p-aria([role="${role}"])`;
  const names = [...new Set([name, name.toUpperCase()])];
  return names.map((each) => `::-p-aria([name="${each}"][role="${role}"])`).join(', ');
}

/** Waits for the first element with a role and an accessible name. */
export async function byRole(root: Root, role: string, name?: string): Promise<ElementHandle<HTMLElement>> {
  const found = await root.waitForSelector(aria(role, name), { timeout }).catch(() => null);
  if (!found) throw new Error(`no ${role} named '${name}'`);
  return found as ElementHandle<HTMLElement>;
}

/** Whether an element with a role and an accessible name exists now. */
export const hasRole = async (root: Root, role: string, name?: string): Promise<boolean> =>
  (await root.$(aria(role, name))) !== null;

/** Waits until no visible element has a role and an accessible name. */
export const gone = (root: Root, role: string, name?: string): Promise<unknown> =>
  root.waitForSelector(aria(role, name), { hidden: true, timeout });

/** Clicks an element by script, which requires neither scrolling nor a hover. */
export const press = async (root: Root, role: string, name?: string): Promise<void> =>
  (await byRole(root, role, name)).evaluate((element) => element.click());

/** Scrolls an element to the middle of the window and clicks it with the mouse. */
export async function click(root: Root, role: string, name?: string): Promise<void> {
  const element = await byRole(root, role, name);
  await element.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await element.click();
}
