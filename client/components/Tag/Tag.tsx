/** A label on a picture, such as the room's view. */
export function Tag({ children }: { children: string }) {
  return <span className="tag">{children}</span>;
}
