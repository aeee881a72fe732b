import { Suspense } from 'react';
import type { PageData } from '../../../shared/pageData';
import { roomPath } from '../../../shared/pages';
import { fill } from '../../../shared/templates';
import { BookButton } from '../../components/Button/BookButton';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { RoomOffers } from '../../components/Offers/RoomOffers';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { BookingBar } from './BookingBar';
import { FloorPlan } from './FloorPlan';
import { KeyFacts } from './KeyFacts';
import { RoomGallery } from './RoomGallery';
import {
  Accessibility,
  ClosingBand,
  Details,
  FeaturedAmenities,
  HotelAmenities,
  RoomsLikeThis,
} from './RoomSections';

export const heroPicture = ({ room }: PageData['room']) => room.room.picture;

/** Number of characters above which a room name has a smaller font size, to keep the picture visible. */
const longName = 20;

export default function Room(data: PageData['room']) {
  const { page: words, room: page, offers, galleries } = data;
  const { room, metaTitle, metaDescription, eyebrow, subtitle, heading, intro, extraHero, gallery } = page;
  return (
    <div className={`room page-fade ${room.name.length > longName ? 'room--long-name' : ''}`}>
      <Head
        title={metaTitle}
        description={metaDescription}
        path={roomPath(room.slug)}
        picture={room.picture}
      />
      <Hero eyebrow={eyebrow} title={room.name} isName subtitle={subtitle} picture={room.picture}>
        <BookButton room={room.slug}>{words.availability}</BookButton>
      </Hero>
      <KeyFacts {...data} />
      <div className="room__body">
        <div>
          <Section>
            <div className="columns columns--desktop room-intro">
              <h2 id="site-room-intro">{heading}</h2>
              <div className="room-intro__text">
                {intro.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </div>
          </Section>
          {extraHero && (
            <div className="room-extra no-print">
              <Picture picture={extraHero} sizes="max(100vw, 90vh, 600px)" />
            </div>
          )}
          <RoomGallery
            words={galleries}
            label={fill(words.pictures, { room: room.name })}
            pictures={gallery}
          />
          {page.plan && (
            <Suspense>
              <FloorPlan {...data} />
            </Suspense>
          )}
          <Details {...data} />
          <RoomOffers room={room.slug} {...offers} />
          <FeaturedAmenities {...data} />
          <HotelAmenities {...data} />
          <Accessibility {...data} />
          <RoomsLikeThis {...data} />
        </div>
        <BookingBar room={room} label={words.book} />
      </div>
      <ClosingBand {...data} />
    </div>
  );
}
