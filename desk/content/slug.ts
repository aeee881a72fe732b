/** Words as a part of an address: 'José Suite, No. 2' -> 'jose-suite-no-2'; empty where there is neither letter nor digit. */
export const slugOf = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
