import { roomsContent } from '../../../generated/content/pages/rooms';
import { pages } from '../../../shared/pages';
import { Head } from '../../components/Head/Head';
import { Amenities } from './Amenities';
import { FeaturedCarousel } from './FeaturedCarousel';
import { RoomList } from './RoomList';
import { RoomsHero } from './RoomsHero';
import { RoomsIntro } from './RoomsIntro';
import { TestimonialCarousel } from './TestimonialCarousel';

/** All rooms: three to fall for, all of them to choose from, and what guests say. SPEC 2, Rooms & Suites. */
export default function Rooms() {
  return (
    <>
      <Head {...roomsContent.meta} path={pages.rooms.path} />
      <RoomsHero />
      <FeaturedCarousel />
      <RoomsIntro />
      <RoomList />
      <TestimonialCarousel />
      <Amenities />
    </>
  );
}
