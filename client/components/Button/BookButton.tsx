import type { MouseEvent, ReactNode } from 'react';
import { useSiteData } from '../../siteData';
import { useBookingLink } from '../../stay/useBookingLink';
import { Button } from './Button';

interface BookButtonProps {
  /** The slug of the room to book. */
  room?: string;
  /** The URL until a stay is chosen. Default: the booking engine. */
  fallbackHref?: string;
  variant?: 'outline';
  fullWidth?: boolean;
  className?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  children?: ReactNode;
}

/**
 * The BOOK NOW button. Reads the chosen stay from the store, so that a changed stay re-renders only this button.
 * docs/behavior.md#the-chosen-stay
 */
export function BookButton({ room, fallbackHref, children, ...buttonProps }: BookButtonProps) {
  const { navigation } = useSiteData();
  return (
    <Button href={useBookingLink(room, fallbackHref)} {...buttonProps}>
      {children ?? navigation.book}
    </Button>
  );
}
