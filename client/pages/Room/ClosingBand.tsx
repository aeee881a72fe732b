import type { ShownRoomPage } from '../../../shared/pageData';
import type { PageContent } from '../../../shared/schema/pages';
import { BookButton } from '../../components/Button/BookButton';
import { Button } from '../../components/Button/Button';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';
import { useSiteData } from '../../siteData';
import { Rate } from './Rate';

interface ClosingBandProps {
  page: ShownRoomPage;
  words: PageContent<'room'>['closing'];
}

/** The end of the page: book this room online or by phone, or see the others. */
export function ClosingBand({ page: { room, closing: sentence }, words: closing }: ClosingBandProps) {
  const { hotel } = useSiteData();
  return (
    <Section ground="ink" bleed className="closing-band no-print">
      <div className="half">
        <div className="half__picture">
          <Picture picture={closing.picture} sizes="(min-width: 1024px) max(50vw, 60rem), 150vw" />
        </div>
        <div className="half__text">
          <p className="label" translate="no">
            {room.name}
          </p>
          <h2>{closing.heading}</h2>
          <p className="lead">{sentence}</p>
          <Rate room={room} />
          {closing.cancellation && (
            <p className="small">
              <RichText text={closing.cancellation} />
            </p>
          )}
          <div className="cluster">
            <BookButton room={room.slug} />
            <Button href={hotel.phone.href} variant="outline">
              {closing.call}
            </Button>
          </div>
          <TextLink to="/rooms-suites/">{closing.all}</TextLink>
        </div>
      </div>
    </Section>
  );
}
