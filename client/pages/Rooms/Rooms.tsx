import { roomsContent } from '../../../generated/content/pages/rooms';
import { pages } from '../../../shared/pages';
import { Head } from '../../components/Head/Head';
import { Amenities } from './Amenities';
import { Featured } from './Featured';
import { FindRoom } from './FindRoom';
import { Reviews } from './Reviews';
import { RoomsHero } from './RoomsHero';
import { Story } from './Story';

/** All rooms: three to fall for, all of them to choose from, and what guests say. SPEC 2, Rooms & Suites. */
export default function Rooms() {
  return (
    <>
      <Head {...roomsContent.meta} path={pages.rooms.path} />
      <RoomsHero />
      <Featured />
      <Story />
      <FindRoom />
      <Reviews />
      <Amenities />
    </>
  );
}
