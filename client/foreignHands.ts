/** A change that can be taken back, and made again. */
interface Change {
  takeBack(): void;
  makeAgain(): void;
}

/** Before one of them where it still stands there, else behind the other, else last. */
function insert(node: Node, { target, previousSibling, nextSibling }: MutationRecord) {
  if (nextSibling?.parentNode === target) target.insertBefore(node, nextSibling);
  else if (previousSibling?.parentNode === target) target.insertBefore(node, previousSibling.nextSibling);
  else target.appendChild(node);
}

function remove(node: Node, { target }: MutationRecord) {
  if (node.parentNode === target) target.removeChild(node);
}

function changeOf(record: MutationRecord): Change {
  const { target, addedNodes, removedNodes, oldValue } = record;
  if (record.type === 'characterData') {
    const text = target as CharacterData;
    let changed = text.data;
    return {
      takeBack() {
        changed = text.data;
        text.data = oldValue ?? '';
      },
      makeAgain() {
        text.data = changed;
      },
    };
  }
  // Each goes in behind the one before it, so the last goes in first.
  const putIn = (nodes: NodeList) => {
    for (const node of [...nodes].reverse()) insert(node, record);
  };
  const takeOut = (nodes: NodeList) => {
    for (const node of nodes) remove(node, record);
  };
  return {
    takeBack() {
      takeOut(addedNodes);
      putIn(removedNodes);
    },
    makeAgain() {
      takeOut(removedNodes);
      putIn(addedNodes);
    },
  };
}

/**
 * Takes back what extensions and translators have done to the server's HTML, so that React finds what it expects.
 * @param records in their order, with old values
 * @returns does all of it again, as far as its places are still there
 */
export function takeBack(records: readonly MutationRecord[]): () => void {
  const changes = records.map(changeOf);
  for (const change of changes.toReversed()) change.takeBack();
  return () => {
    for (const change of changes) change.makeAgain();
  };
}

/** The ancestor of a node that is a child of `parent`, or the node itself; null where there is none. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * React takes out and puts in nodes where it has left them; a translator may have moved a text into an element of its own
 * or put another in its place. Inside `root` such a step is done as well as it can be, and never throws.
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
