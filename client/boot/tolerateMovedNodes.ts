/** Returns the child of `parent` that is `node` or contains `node`, or null if `node` is outside `parent`. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Lets React remove and insert nodes inside `root` that a browser's translator has wrapped or replaced. The patched
 * methods act on the wrapper, if any, instead of throwing.
 * https://github.com/facebook/react/issues/11538
 */
export function tolerateMovedNodes(root: Element): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this || !root.contains(this)) return removeChild.call(this, child) as T;
    const wrapper = childWith(this, child);
    if (wrapper) removeChild.call(this, wrapper);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    if (!next || next.parentNode === this || !root.contains(this))
      return insertBefore.call(this, node, next) as T;
    return insertBefore.call(this, node, childWith(this, next)) as T;
  };
}
