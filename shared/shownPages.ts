import { hiddenPages } from '../generated/content/hiddenPages';
import { type InsideLink, type PageName, type PagePath, pageNames, pagesByPath } from './pages';

/** Whether the hotel has the page. docs/behavior.md#what-a-hotel-does-not-have */
export const isShown = (name: PageName): boolean => !hiddenPages.includes(name);

/** The pages of the table that the hotel has. */
export const shownPages: readonly PageName[] = pageNames.filter(isShown);

/** Links without those to pages that the hotel does not have. */
export const shownLinks = <Link extends { to: InsideLink }>(links: readonly Link[]): readonly Link[] =>
  links.filter(({ to }) => {
    const name = pagesByPath.get(to as PagePath);
    return name === undefined || isShown(name);
  });
