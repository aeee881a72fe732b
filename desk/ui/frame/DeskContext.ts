import { createContext, use } from 'react';
import type { DeskData } from '../../content/deskData';
import type { Entry } from '../../content/entries';
import type { Result } from '../api';

/** The state that all of the desk's components share. */
export interface DeskState {
  data: DeskData;
  /** The files of `data`, and new files that aren't saved yet. */
  entries: readonly Entry[];
  /** The open form or page of the desk, from the URL. */
  open: string;
  /** A new object each time the owner opens search; undefined at first. */
  searchRequest: object | undefined;
  /** Shows a message in the desk's header. */
  notify(message: string): void;
  /** Waits for a request, if any, shows a message about the result, and reloads all data. */
  act<Data>(request: Promise<Result<Data>> | undefined, done: string): Promise<Result<Data>>;
}

export const DeskContext = createContext<DeskState | undefined>(undefined);

export function useDesk(): DeskState {
  const desk = use(DeskContext);
  if (!desk) throw new Error('no desk is open');
  return desk;
}
