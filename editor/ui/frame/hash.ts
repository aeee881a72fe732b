/** The part of the desk's address that opens a file: 'rooms/the-enci-king.json' -> 'rooms/the-enci-king'. */
export const hashOf = (path: string): string => path.replace(/\.\w+$/, '');
