/** Keystatic's name for a file of content/: 'rooms/the-enci-king.json' -> 'rooms--the-enci-king'. */
export const keyOf = (path: string): string => path.replace(/\.\w+$/, '').replaceAll('/', '--');
