import { createContext, use } from 'react';
import type { DeskData } from '../../content/deskData';
import type { Answer } from '../ask';

/** What all parts of the desk share. */
export interface Desk {
  data: DeskData;
  /** The part of the desk that is open, from the address. */
  open: string;
  /** Shows a message in the desk's head. */
  say(message: string): void;
  /** Waits for a request, if any, shows that it succeeded or why it did not, and loads everything again. */
  act<Data>(request: Promise<Answer<Data>> | undefined, done: string): Promise<Answer<Data>>;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('no desk is open');
  return desk;
}
