/** The target of a URL's fragment. In release 1.0, the program's own anchors had no prefix: '#newsletter'. */
export function targetOf(fragment: string): HTMLElement | null {
  const id = fragment.slice(1);
  return id ? (document.getElementById(id) ?? document.getElementById(`site-${id}`)) : null;
}
