import { roomsContent } from '../../../generated/content/pages/rooms';
import { pages } from '../../../shared/pages';
import { Head } from '../../components/Head/Head';
import { Offers } from '../../components/Offers/Offers';
import { BookDirect } from '../../components/StayHero/StayHero';
import { Amenities } from './Amenities';
import { FeaturedCarousel } from './FeaturedCarousel';
import { RoomList } from './RoomList';
import { RoomsHero } from './RoomsHero';
import { RoomsIntro } from './RoomsIntro';
import { TestimonialCarousel } from './TestimonialCarousel';

/** docs/behavior.md#rooms-page */
export default function Rooms() {
  return (
    <>
      <Head {...roomsContent.meta} path={pages.rooms.path} />
      <RoomsHero />
      <BookDirect />
      <FeaturedCarousel />
      <RoomsIntro />
      <RoomList />
      <Offers />
      <TestimonialCarousel />
      <Amenities />
    </>
  );
}
