import { roomsPage } from '../../../shared/content/rooms-page';
import lineup from '../../../shared/pictures/lineup-poster';
import { pages } from '../../../shared/routes';
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
      <Head {...roomsPage.meta} path={pages.rooms.path} picture={lineup} />
      <RoomsHero />
      <Featured />
      <Story />
      <FindRoom />
      <Reviews />
      <Amenities />
    </>
  );
}
