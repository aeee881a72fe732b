/** Without white space, of which HTML and content have different amounts. */
export const squeezed = (text: string): string => text.replace(/\s+/g, '');
