import { createContext, use } from 'react';
import type { DeskData } from '../../content/deskData';
import type { Answer } from '../ask';

/** What all parts of the desk share. */
export interface Desk {
  data: DeskData;
  /** What is open, as the address names it. */
  open: string;
  /** Says in the desk's head what was done. */
  say(words: string): void;
  /** Waits for the answer to a request, says what was done or why it was not, and reads everything again. */
  act<Data>(request: Promise<Answer<Data>>, done: string): Promise<Answer<Data>>;
  /** Everything is read again. */
  onSaved(): void;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('no desk is open');
  return desk;
}
