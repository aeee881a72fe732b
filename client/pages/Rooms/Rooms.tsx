import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import { Head } from '../../components/Head/Head';
import { Offers } from '../../components/Offers/Offers';
import { BookDirect } from '../../components/StayHero/StayHero';
import { Amenities } from './Amenities';
import { FeaturedCarousel } from './FeaturedCarousel';
import { comparison, RoomList } from './RoomList';
import { RoomsHero } from './RoomsHero';
import { RoomsIntro } from './RoomsIntro';
import { TestimonialCarousel } from './TestimonialCarousel';

/** The comparison is in the server's HTML, for guests without JavaScript. */
export async function prepare() {
  if (!globalThis.document) await comparison.fetch();
}

export default function Rooms(data: PageData['rooms']) {
  const { page, rooms, ratesNote, offers, bookDirect, testimonials, reviewsLink, views, slides } = data;
  return (
    <>
      <Head {...page.meta} path={pages.rooms.path} />
      <RoomsHero {...page.hero} />
      <BookDirect {...bookDirect} />
      <FeaturedCarousel page={page} slides={slides} rooms={rooms} />
      <RoomsIntro {...page.story} opener={page.story.viewer} />
      <RoomList page={page} ratesNote={ratesNote} rooms={rooms} views={views} />
      <Offers {...offers} />
      <TestimonialCarousel
        words={page.reviews}
        slides={slides}
        href={reviewsLink}
        testimonials={testimonials}
      />
      <Amenities {...page.amenities} />
    </>
  );
}
