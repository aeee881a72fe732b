import type { ComponentType } from 'react';
import type { RoomPage } from '../../../shared/content/room';
import { roomPageLoaders } from '../../../shared/content/room-pages';
import type { RoomSlug } from '../../../shared/roomSlugs';
import { roomPath } from '../../../shared/routes';
import { bookingLink } from '../../../shared/site';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { Accessibility } from './Accessibility';
import { BookingBar } from './BookingBar';
import { ClosingBand } from './ClosingBand';
import { FeaturedAmenities } from './FeaturedAmenities';
import { HotelAmenities } from './HotelAmenities';
import { KeyFacts } from './KeyFacts';
import { RoomDetails } from './RoomDetails';
import { RoomGallery } from './RoomGallery';

const isRoomSlug = (slug: string): slug is RoomSlug => Object.hasOwn(roomPageLoaders, slug);

/**
 * Fetches the texts of one room and returns its page, so that a page holds no other room's; undefined where there is
 * no such room. SPEC 2, Room detail pages.
 */
export async function findRoomDetail(slug: string): Promise<ComponentType | undefined> {
  if (!isRoomSlug(slug)) return undefined;
  const { default: page } = await roomPageLoaders[slug]();
  return () => <RoomScreen page={page} />;
}

/** Names of more words than these characters hold are set smaller, or they would fill the picture. */
const longName = 20;

function RoomScreen({ page }: { page: RoomPage }) {
  const { room, metaDescription, kicker, subtitle, heading, intro, extraHero, gallery } = page;
  return (
    <div
      className={['room', 'page-fade', room.name.length > longName && 'room--long-name']
        .filter(Boolean)
        .join(' ')}
    >
      <Head
        title={room.name}
        description={metaDescription}
        path={roomPath(room.slug)}
        picture={room.picture}
      />
      <Hero
        kicker={kicker}
        title={room.name}
        subtitle={subtitle}
        picture={room.picture}
        button={{ text: 'Check Availability', href: bookingLink }}
      />
      <KeyFacts page={page} />
      <div className="room__body">
        <Section labelledBy="room-intro">
          <div className="room-intro">
            <h2 id="room-intro">{heading}</h2>
            <div className="room-intro__text">
              {intro.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </Section>
        {extraHero && (
          <div className="room-extra">
            <Picture picture={extraHero} sizes="max(100vw, 90vh, 600px)" />
          </div>
        )}
        <RoomGallery name={room.name} pictures={gallery} />
        <RoomDetails page={page} />
        <FeaturedAmenities page={page} />
        <HotelAmenities />
        <Accessibility room={room} />
        <BookingBar room={room} />
      </div>
      <ClosingBand room={room} />
    </div>
  );
}
