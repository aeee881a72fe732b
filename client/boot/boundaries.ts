/** Number of boundaries in the server's HTML that are not hydrated yet. */
let pending = 0;
let onHydrated = () => {};

/** React marks the start of a boundary with this comment. */
const boundaryMark = '$';

/** Calls back once every boundary that is currently in the HTML is hydrated. */
export function whenHydrated(root: Element, callback: () => void): void {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  pending = 0;
  while (comments.nextNode()) if (comments.currentNode.nodeValue === boundaryMark) pending += 1;
  const previous = onHydrated;
  onHydrated = () => {
    previous();
    callback();
  };
}

/** Must be called by each boundary once it is hydrated. */
export function boundaryHydrated(): void {
  pending -= 1;
  if (pending === 0) onHydrated();
}
