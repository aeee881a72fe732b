/** How many boundaries of the server's HTML React has not taken over yet. */
let waiting = 0;
let onWhole = () => {};

/** A boundary begins with this comment. */
const boundaryMark = '$';

/** Calls back once React has taken over every boundary that is in the HTML now. */
export function whenHydrated(root: Element, callback: () => void): void {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  waiting = 0;
  while (comments.nextNode()) if (comments.currentNode.nodeValue === boundaryMark) waiting += 1;
  onWhole = callback;
}

/** To be called by each boundary when it is taken over. */
export function partHydrated(): void {
  waiting -= 1;
  if (waiting === 0) onWhole();
}
