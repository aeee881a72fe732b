import { type Offer, offerTexts } from '../../../shared/offers';
import { TextLink } from '../TextLink/TextLink';

/** Leads to the stay form, which hands the offer's code to the reservation engine. docs/behavior.md#stays */
export function OfferLink({ offer: { code } }: { offer: Offer }) {
  return (
    <TextLink to={`/book?code=${code}`}>
      {offerTexts.book} {code}
    </TextLink>
  );
}
