import { type Offer, offerTexts } from '../../../shared/offers';
import { useCodeLink } from '../../stay/stay';
import type { Button } from '../Button/Button';
import { TextLink } from '../TextLink/TextLink';

interface OfferLinkProps {
  offer: Pick<Offer, 'code'>;
  /** The slug of the room that is booked. */
  room?: string;
  /** A line of text, or the button of a page's banner. */
  as?: typeof TextLink | typeof Button;
}

/** Leads to the booking with the offer's code: to the stay form, and once a stay is chosen to the engine. */
export function OfferLink({ offer: { code }, room, as: As = TextLink }: OfferLinkProps) {
  return (
    <As href={useCodeLink(code, room)}>
      {/* One part of a button, which sets its parts apart by itself. */}
      <span>
        {offerTexts.book} <span translate="no">{code}</span>
      </span>
    </As>
  );
}
