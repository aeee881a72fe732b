import type { Edits } from './compile';

export const description =
  'Where to leave a car, a van, a bicycle, or a boat while you stay with us at the harbor.';
/** Returns the Markdown file of a page that the hotel adds. @param fields lines of the file's front matter */
export const customPage = (
  fields = '',
  text = 'Park behind the house.\n\n## Bicycles & boats\n\n- In the shed.',
) => `---\ntitle: Parking\ndescription: ${description}\n${fields}---\n\n${text}\n`;
export const parking: Edits = { 'pages/parking.md': customPage('banner: north\nchanged: 2026-05-14\n') };
/** Returns an edit that replaces content/redirects.json with these redirects. */
export const redirects = (...pairs: readonly (readonly [from: string, to: string])[]) => ({
  'redirects.json': JSON.stringify({ redirects: pairs.map(([from, to]) => ({ from, to })) }),
});
