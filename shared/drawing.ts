/** An SVG's size and elements, as data that React renders: the content policy forbids markup from texts. */
export interface VectorDrawing {
  viewBox: string;
  elements: readonly VectorElement[];
}

export interface VectorElement {
  tag: string;
  /** By React's names: 'strokeWidth'. */
  attributes: Readonly<Record<string, string>>;
  children: readonly VectorElement[];
}
