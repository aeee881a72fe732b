import type { CDPSession, Protocol } from 'puppeteer';
import { containerWords, isControl, tableWords, wordsOf } from './words';

type AXNode = Protocol.Accessibility.AXNode;

/** A node of the browser's accessibility tree, with what a screen reader asks of it. */
export interface Node {
  id: number;
  role: string;
  name: string;
  description: string;
  value: string;
  /** States such as checked, expanded, invalid, by Chromium's names. */
  states: Readonly<Record<string, string | number | boolean>>;
  parent: Node | undefined;
  children: Node[];
  /** Left out of what is heard, with all that is not exposed below it. */
  isIgnored: boolean;
  isBlock: boolean;
}

/** What the reader's cursor stops at. */
export interface Item {
  node: Node;
  /** What keys act on: the link in a heading, else the node itself. */
  target: Node;
  words: string;
  /** Landmarks, lists, dialogs and tables around it, from the outside in. */
  containers: readonly Node[];
}

const text = (value: Protocol.Accessibility.AXValue | undefined) =>
  typeof value?.value === 'string' || typeof value?.value === 'number' ? `${value.value}`.trim() : '';

/** What the tree itself does not tell of its nodes, by their ids. */
interface Looks {
  /** Those that begin a line of their own, as far as they are laid out. */
  blocks: ReadonlySet<number>;
  /** Those marked as the one of a set that counts now. */
  current: ReadonlySet<number>;
}

async function readLooks(session: CDPSession): Promise<Looks> {
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: ['display'],
  });
  const blocks = new Set<number>();
  const current = new Set<number>();
  const [page] = documents;
  const ids = page?.nodes.backendNodeId ?? [];
  for (const [index, attributes] of page?.nodes.attributes?.entries() ?? [])
    if (attributes.some((name) => strings[name] === 'aria-current')) current.add(ids[index] ?? 0);
  for (const [place, nodeIndex] of page?.layout.nodeIndex.entries() ?? []) {
    const display = strings[page?.layout.styles[place]?.[0] ?? -1] ?? 'inline';
    const id = ids[nodeIndex];
    if (id !== undefined && !display.startsWith('inline') && display !== 'contents') blocks.add(id);
  }
  return { blocks, current };
}

function nodeOf(raw: AXNode, { blocks, current }: Looks): Node {
  const id = raw.backendDOMNodeId ?? 0;
  const states = Object.fromEntries(
    (raw.properties ?? []).flatMap(({ name, value }) =>
      ['string', 'number', 'boolean'].includes(typeof value.value) ? [[name, value.value]] : [],
    ),
  );
  return {
    id,
    role: raw.role?.value ?? 'none',
    name: text(raw.name).replace(/\s+/g, ' '),
    description: text(raw.description).replace(/\s+/g, ' '),
    value: text(raw.value),
    states: current.has(id) ? { ...states, current: true } : states,
    parent: undefined,
    children: [],
    isIgnored: raw.ignored,
    isBlock: blocks.has(id),
  };
}

/** The page as assistive technology gets it from the browser. */
export async function readTree(session: CDPSession): Promise<Node> {
  const [{ nodes: raws }, looks] = await Promise.all([
    session.send('Accessibility.getFullAXTree'),
    readLooks(session),
  ]);
  const nodes = new Map(raws.map((raw) => [raw.nodeId, nodeOf(raw, looks)]));
  for (const { nodeId, childIds = [] } of raws) {
    const parent = nodes.get(nodeId);
    for (const id of childIds) {
      const child = nodes.get(id);
      if (!parent || !child) continue;
      child.parent = parent;
      parent.children.push(child);
    }
  }
  const root = raws[0] && nodes.get(raws[0].nodeId);
  if (!root) throw new Error('the browser has no accessibility tree of the page');
  return root;
}

/** A node and all that is below it. */
export const below = (node: Node): Node[] => [node, ...node.children.flatMap(below)];

const controlIn = (node: Node) =>
  node.children.flatMap(below).find((each) => !each.isIgnored && isControl(each));

/** The stops of a cursor that goes through the page, in their order. */
export function itemsOf(root: Node): Item[] {
  const items: Item[] = [];
  let line: Node[] = [];

  function endLine(containers: readonly Node[]) {
    const [node] = line;
    const words = line
      .map(({ name }) => name)
      .join(' ')
      .replace(/\s+/g, ' ')
      .replace(/ ([.,;:!?)])/g, '$1')
      .trim();
    line = [];
    // A stop or comma after a link is a pause.
    if (node && /[^\s.,;:!?()“”"']/.test(words)) items.push({ node, target: node, words, containers });
  }

  function visit(node: Node, containers: readonly Node[]): void {
    if (node.role === 'StaticText') {
      if (!node.isIgnored && node.name) line.push(node);
      return;
    }
    // A field is heard with its label.
    if (node.role === 'LabelText' && !controlIn(node)) return;
    if (!node.isIgnored && (isControl(node) || node.role === 'heading' || node.role === 'image')) {
      endLine(containers);
      const control = node.role === 'heading' ? controlIn(node) : undefined;
      items.push({
        node,
        target: control ?? node,
        words: wordsOf(node, control),
        containers,
      });
      return;
    }
    const isContainer = !node.isIgnored && (containerWords(node) || tableWords(node)) !== '';
    const inside = isContainer ? [...containers, node] : containers;
    if (node.isBlock || isContainer) endLine(containers);
    for (const child of node.children) visit(child, inside);
    if (node.isBlock || isContainer) endLine(inside);
  }

  visit(root, []);
  endLine([]);
  return items;
}
