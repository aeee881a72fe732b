/** How many boundaries of the server's HTML are not hydrated yet. */
let pending = 0;
let onHydrated = () => {};

/** A boundary begins with this comment. */
const boundaryMark = '$';

/** Calls back once every boundary that is in the HTML now is hydrated. */
export function whenHydrated(root: Element, callback: () => void): void {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  pending = 0;
  while (comments.nextNode()) if (comments.currentNode.nodeValue === boundaryMark) pending += 1;
  const others = onHydrated;
  onHydrated = () => {
    others();
    callback();
  };
}

/** To be called by each boundary when it is hydrated. */
export function partHydrated(): void {
  pending -= 1;
  if (pending === 0) onHydrated();
}
