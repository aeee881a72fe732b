/** On <html> while the page that a guest has asked for is on its way. client/components/RouteAnnouncer/RouteAnnouncer.css */
const comingClass = 'page-coming';

/** A page that takes no longer, in ms, shows no sign that it is coming. */
const patience = 70;

/** Counts what guests ask for, so that an older navigation can tell that it is not the newest any more. */
let newest = 0;

/** Where the newest tap leads, while its page is on its way. */
let awaited: string | undefined;

/** A guest's tap on its way to a page. */
export interface Turn {
  /** Whether the guest has asked for nothing else since. */
  isNewest(): boolean;
}

let sign: ReturnType<typeof setTimeout> | undefined;

/** Shows that a page is on its way, unless it comes in a moment. */
export function showComing(isComing: boolean): void {
  const { classList } = document.documentElement;
  clearTimeout(sign);
  if (isComing) sign = setTimeout(() => classList.add(comingClass), patience);
  else classList.remove(comingClass);
}

/**
 * Begins a navigation; every older one is void from then on. docs/behavior.md#change-of-page
 * @returns undefined where the newest tap leads there already: a second one does nothing
 */
export function takeTurn(href: string): Turn | undefined {
  if (awaited === href) return undefined;
  awaited = href;
  showComing(true);
  return newTurn();
}

function newTurn(): Turn {
  newest += 1;
  const number = newest;
  return { isNewest: () => number === newest };
}

/** Ends what is on its way: by its arrival, or by a step in the history or a filter, which are newer. @returns their turn */
export function endTurns(): Turn {
  awaited = undefined;
  showComing(false);
  return newTurn();
}
