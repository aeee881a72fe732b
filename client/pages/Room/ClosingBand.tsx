import type { RoomPage } from '../../../shared/room';
import type { PageContent } from '../../../shared/schema/pages';
import { BookButton } from '../../components/Button/BookButton';
import { Button } from '../../components/Button/Button';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';
import { useSiteData } from '../../siteData';
import { Rate } from './Rate';

interface ClosingBandProps {
  page: RoomPage;
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
