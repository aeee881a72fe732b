import { type Offer, offerTexts } from '../../../shared/offers';
import { useCodeLink } from '../../stay';
import { TextLink } from '../TextLink/TextLink';

/** Leads to the booking with the offer's code: to the stay form, and once a stay is chosen to the engine. */
export function OfferLink({ offer: { code }, room }: { offer: Offer; room?: string | undefined }) {
  const link = useCodeLink(code, room);
  return (
    <TextLink href={link}>
      {offerTexts.book} <span translate="no">{code}</span>
    </TextLink>
  );
}
