import { use } from 'react';
import { Navigate } from 'react-router-dom';
import { roomContent } from '../../../generated/content/pages/room';
import { roomPageLoaders } from '../../../generated/content/roomPages';
import type { PageParams } from '../../../shared/matchPage';
import { type RoomPage, roomPath } from '../../../shared/room';
import { roomRedirect } from '../../../shared/roomRedirects';
import { lazyModule } from '../../boot/lazyModule';
import { Boundary } from '../../components/Boundary/Boundary';
import { BookButton } from '../../components/Button/BookButton';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { RoomOffers } from '../../components/Offers/RoomOffers';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import type { PageComponent } from '../../navigation/pageModule';
import { Accessibility } from './Accessibility';
import { BookingBar } from './BookingBar';
import { ClosingBand } from './ClosingBand';
import { FeaturedAmenities } from './FeaturedAmenities';
import { HotelAmenities } from './HotelAmenities';
import { KeyFacts } from './KeyFacts';
import { RoomDetails } from './RoomDetails';
import { RoomGallery } from './RoomGallery';
import { RoomsLikeThis } from './RoomsLikeThis';

const planModule = lazyModule(() => import('./Plan'));

/**
 * Loads the content of one room. Redirects like the server.
 * docs/behavior.md#room-addresses
 */
export async function pageFor({ slug = '' }: PageParams): Promise<PageComponent | undefined> {
  const target = roomRedirect(slug);
  if (target) return () => <Navigate replace to={target} />;
  if (!Object.hasOwn(roomPageLoaders, slug)) return undefined;
  const content = await roomPageLoaders[slug]?.();
  if (!content) return undefined;
  const { roomPage } = content;
  // In the server's HTML the plan is seen without its script.
  if (!globalThis.document?.getElementById('plan')) await planModule.fetch();
  return Object.assign(() => <Room page={roomPage} />, { heroPicture: roomPage.room.picture });
}

/** Length from which a name is set smaller, so that it does not cover the picture, in characters. */
const longName = 20;

/** docs/behavior.md#room-page */
function Room({ page }: { page: RoomPage }) {
  const { room, metaTitle, metaDescription, eyebrow, subtitle, heading, intro, extraHero, gallery } = page;
  return (
    <div
      className={['room', 'page-fade', room.name.length > longName && 'room--long-name']
        .filter(Boolean)
        .join(' ')}
    >
      <Head
        title={metaTitle}
        description={metaDescription}
        path={roomPath(room.slug)}
        picture={room.picture}
      />
      <Hero eyebrow={eyebrow} title={room.name} isName subtitle={subtitle} picture={room.picture}>
        <BookButton room={room.slug}>{roomContent.availability}</BookButton>
      </Hero>
      <KeyFacts page={page} />
      <div className="room__body">
        <div>
          <Section>
            <div className="columns columns--desktop room-intro">
              <h2 id="room-intro">{heading}</h2>
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
          <RoomGallery name={room.name} pictures={gallery} />
          {page.plan && (
            <Boundary>
              <Plan page={page} />
            </Boundary>
          )}
          <RoomDetails page={page} />
          <RoomOffers room={room.slug} />
          <FeaturedAmenities page={page} />
          <HotelAmenities />
          <Accessibility page={page} />
          <RoomsLikeThis page={page} />
        </div>
        <BookingBar room={room} />
      </div>
      <ClosingBand page={page} />
    </div>
  );
}

let fetchedPlan: ReturnType<typeof planModule.fetch> | undefined;

/** The plan. Its script is fetched when the rest of the page is hydrated; if that fails, the server's HTML stays. */
function Plan({ page }: { page: RoomPage }) {
  fetchedPlan ??= planModule.fetch().catch(() => new Promise(() => {}));
  const module = planModule.loaded() ?? use(fetchedPlan);
  return <module.Plan page={page} words={roomContent.plan} />;
}
