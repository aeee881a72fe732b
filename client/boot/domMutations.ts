/** A DOM mutation that can be reverted and applied again. */
interface Mutation {
  revert(): void;
  reapply(): void;
}

/** Inserts a node before its former next sibling, or else after its former previous one, or else at the end. */
function insert(node: Node, { target, previousSibling, nextSibling }: MutationRecord) {
  if (nextSibling?.parentNode === target) target.insertBefore(node, nextSibling);
  else if (previousSibling?.parentNode === target) target.insertBefore(node, previousSibling.nextSibling);
  else target.appendChild(node);
}

function remove(node: Node, { target }: MutationRecord) {
  if (node.parentNode === target) target.removeChild(node);
}

function mutationOf(record: MutationRecord): Mutation {
  const { target, addedNodes, removedNodes, oldValue } = record;
  if (record.type === 'characterData') {
    const text = target as CharacterData;
    let changed = text.data;
    return {
      revert() {
        changed = text.data;
        text.data = oldValue ?? '';
      },
      reapply() {
        text.data = changed;
      },
    };
  }
  // Nodes are inserted before their next sibling, so start with the last one.
  const insertAll = (nodes: NodeList) => {
    for (const node of [...nodes].reverse()) insert(node, record);
  };
  const removeAll = (nodes: NodeList) => {
    for (const node of nodes) remove(node, record);
  };
  return {
    revert() {
      removeAll(addedNodes);
      insertAll(removedNodes);
    },
    reapply() {
      removeAll(removedNodes);
      insertAll(addedNodes);
    },
  };
}

/**
 * Reverts changes that extensions and translators made to the server's HTML, so that React finds what it expects.
 * @param records in order, with old values
 * @returns a function that applies the mutations again where their targets still exist
 */
export function revertMutations(records: readonly MutationRecord[]): () => void {
  const mutations = records.map(mutationOf);
  for (const mutation of mutations.toReversed()) mutation.revert();
  return () => {
    for (const mutation of mutations) mutation.reapply();
  };
}

/** The node itself or its ancestor that is a child of `parent`; null if there is none. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

let isTolerant = false;

/**
 * React removes and inserts nodes where it left them, but a translator may have wrapped or replaced them. Inside
 * `root`, removing or inserting then acts on the wrapper instead of throwing.
 * https://github.com/facebook/react/issues/11538
 */
export function tolerateMovedNodes(root: Element): void {
  if (isTolerant) return;
  isTolerant = true;
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
