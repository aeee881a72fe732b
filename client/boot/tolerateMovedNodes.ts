/** The node itself or its ancestor that is a child of `parent`; null if there is none. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * React removes and inserts nodes where it left them, but a translator may have wrapped or replaced them. Inside
 * `root`, removing or inserting then acts on the wrapper instead of throwing.
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
