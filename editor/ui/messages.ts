/** What the editor's page tells the frame around it. */
export type EditorMessage =
  | { kind: 'unsaved'; isUnsaved: boolean }
  | { kind: 'saved' }
  | { kind: 'refused'; message: string }
  /** The file is no longer what it was; the owner's text is kept in a file of its own. */
  | { kind: 'conflict'; message: string; kept: string; path: string };

/** Tells the frame; the editor is never shown without one. */
export const tellFrame = (message: EditorMessage): void => parent.postMessage(message, location.origin);
