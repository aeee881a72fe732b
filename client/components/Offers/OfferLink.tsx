import { useCodeLink } from '../../stay/useBookingLink';
import type { Button } from '../Button/Button';
import { TextLink } from '../TextLink/TextLink';

interface OfferLinkProps {
  offer: { code: string };
  /** Text before the promo code. */
  label: string;
  /** The slug of the room to book. */
  room?: string | undefined;
  /** The component to render: a text link, or the button in a page's hero. */
  as?: typeof TextLink | typeof Button;
}

/** A link with the offer's promo code to the booking engine or, until a stay is chosen, to the stay form. */
export function OfferLink({ offer: { code }, label, room, as: As = TextLink }: OfferLinkProps) {
  return (
    <As href={useCodeLink(code, room)}>
      {/* A single child, because a flex container, such as a button, drops the space between two children. */}
      <span>
        {label} <span translate="no">{code}</span>
      </span>
    </As>
  );
}
