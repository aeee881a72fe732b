import type { Item } from './tree';
import { tableWords } from './words';

const nameOf = ({ node, words }: Item) => (node.name || words).toLowerCase();

/** What nobody should have to hear on a page: decoration, and the same thing twice side by side. */
export function faultsOf(items: readonly Item[]): string[] {
  return items.flatMap((item, index) => {
    const { node, words } = item;
    const isUnnamed = node.role === 'image' && !node.name;
    if (isUnnamed || !/[\p{L}\p{N}]/u.test(words)) return [`decoration is heard: "${words}"`];
    const last = items[index - 1];
    // Rooms side by side in a table may well be alike.
    const isInTable = last?.containers.some((container) => tableWords(container) !== '');
    return last && !isInTable && nameOf(last) === nameOf(item) ? [`stands there twice: "${words}"`] : [];
  });
}
