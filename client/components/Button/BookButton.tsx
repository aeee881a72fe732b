import type { MouseEvent, ReactNode } from 'react';
import { useSiteData } from '../../siteData';
import { useBookingLink } from '../../stay/useBookingLink';
import { Button } from './Button';

interface BookButtonProps {
  /** The slug of the room to book. */
  room?: string;
  /** Where the button links until a stay is chosen. Default: the booking engine. */
  fallbackHref?: string;
  variant?: 'outline';
  fullWidth?: boolean;
  className?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  children?: ReactNode;
}

/**
 * BOOK NOW. Reads the chosen stay itself, so that changing it re-renders this button and not the page around it.
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
