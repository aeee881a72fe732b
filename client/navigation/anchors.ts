/** Returns the element with a fragment's ID. Links from release 1.0 lack the ID's prefix 'site-': '#newsletter'. */
export function targetOf(fragment: string): HTMLElement | null {
  const id = fragment.slice(1);
  return id ? (document.getElementById(id) ?? document.getElementById(`site-${id}`)) : null;
}
