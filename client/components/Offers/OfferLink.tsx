import { useCodeLink } from '../../stay/useBookingLink';
import type { Button } from '../Button/Button';
import { TextLink } from '../TextLink/TextLink';

interface OfferLinkProps {
  offer: { code: string };
  /** The text before the code. */
  label: string;
  /** The slug of the room to book. */
  room?: string | undefined;
  /** A text link, or the button in a page's banner. */
  as?: typeof TextLink | typeof Button;
}

/** A booking link with the offer's code: to the stay form, or to the engine once a stay is chosen. */
export function OfferLink({ offer: { code }, label, room, as: As = TextLink }: OfferLinkProps) {
  return (
    <As href={useCodeLink(code, room)}>
      {/* A single child, because a button puts a gap between its children. */}
      <span>
        {label} <span translate="no">{code}</span>
      </span>
    </As>
  );
}
