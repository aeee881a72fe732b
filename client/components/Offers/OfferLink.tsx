import { type Offer, offerTexts } from '../../../shared/offers';
import { bookingLink } from '../../../shared/site';
import { TextLink } from '../TextLink/TextLink';

/** Leads to the booking with the offer's code. */
export function OfferLink({ offer: { code } }: { offer: Offer }) {
  return (
    <TextLink href={bookingLink}>
      {offerTexts.book} {code}
    </TextLink>
  );
}
