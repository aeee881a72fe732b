import type { ListedRoom, PageData } from '../../../shared/pageData';
import { roomPath } from '../../../shared/pages';
import type { Picture as PictureData } from '../../../shared/picture';
import { fill } from '../../../shared/templates';
import { Button } from '../../components/Button/Button';
import { Carousel } from '../../components/Carousel/Carousel';
import { Picture } from '../../components/Picture/Picture';
import { useLabels, useSiteData } from '../../siteData';
import { useRoomFit } from '../../stay/roomFit';

/** How long a featured room is shown, in ms. */
const interval = 5000;

/** Featured rooms: picture on the left, text on the right. */
export function FeaturedCarousel({ page, slides, rooms }: PageData['rooms']) {
  const { fittingFirst } = useRoomFit();
  const featuredRooms = fittingFirst(
    page.featuredRooms.flatMap((featured) =>
      rooms
        .filter(({ slug }) => slug === featured.room)
        .map((room) => ({ ...featured, room, occupancy: room.occupancy })),
    ),
  );
  return (
    <Carousel
      words={slides}
      className="featured-carousel on-ink no-print"
      label={page.featured}
      interval={interval}
      motion="crossfade"
      slides={featuredRooms.map((featured, index) => ({
        id: featured.room.slug,
        label: featured.room.name,
        content: (
          <FeaturedSlide
            room={featured.room}
            description={featured.description}
            picture={featured.picture}
            position={fill(page.featuredPosition, { number: index + 1, count: featuredRooms.length })}
            viewRoom={page.viewRoom}
          />
        ),
      }))}
    />
  );
}

interface FeaturedSlideProps {
  room: ListedRoom;
  description: string;
  picture: PictureData;
  /** The slide's position: '1 of 3'. */
  position: string;
  viewRoom: string;
}

function FeaturedSlide({ room, description, picture, position, viewRoom }: FeaturedSlideProps) {
  const { hotel } = useSiteData();
  const { isTooSmall, tooSmall } = useRoomFit();
  const { viewLabel, rateLabel } = useLabels();
  return (
    <article className="featured-carousel__slide">
      <div className="half__picture featured-carousel__picture carousel__fade">
        <Picture picture={picture} sizes="(min-width: 1024px) max(58vw, 840px), max(100vw, 540px)" />
      </div>
      <div className="stack stack--left featured-carousel__words carousel__words">
        <p className="label">{position}</p>
        <h2 translate="no">{room.name}</h2>
        <p>{description}</p>
        <p className="small">{[viewLabel(room), ...room.features].join(' · ')}</p>
        <p className="figure">
          {isTooSmall(room) ? (
            tooSmall
          ) : (
            <>
              <strong className="featured-carousel__price">{rateLabel(room)}</strong> {hotel.rateNote}
            </>
          )}
        </p>
        <Button className="above-2" to={roomPath(room.slug)}>
          {viewRoom}
          <span className="visually-hidden">: {room.name}</span>
        </Button>
      </div>
    </article>
  );
}
