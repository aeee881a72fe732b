/** Control+K, or Command+K on Apple's computers, opens the search. */
export const isFindKey = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
