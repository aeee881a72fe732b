import type { MouseEvent, ReactNode } from 'react';
import { useBookingLink } from '../../stay';
import { Button } from './Button';

interface BookButtonProps {
  /** The slug of the room that is booked. */
  room?: string;
  /** The engine's address before a stay is chosen, where it is not the common one. */
  fixed?: string;
  variant?: 'outline';
  fullWidth?: boolean;
  className?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  children?: ReactNode;
}

/**
 * BOOK NOW. It reads the chosen stay for itself: what renders again when a stay is found in the tab, or chosen, is this
 * button and not the page around it, which hydrates in slices. docs/behavior.md#the-chosen-stay
 */
export function BookButton({ room, fixed, children = 'Book Now', ...look }: BookButtonProps) {
  return (
    <Button href={useBookingLink(room, fixed)} {...look}>
      {children}
    </Button>
  );
}
