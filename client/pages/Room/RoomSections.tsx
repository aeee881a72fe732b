import type { RoomPage } from '../../../shared/content/roomPage';
import type { PageData } from '../../../shared/pageData';
import type { TeaserRoom } from '../../../shared/room';
import { BookButton } from '../../components/Button/BookButton';
import { Button } from '../../components/Button/Button';
import { FactGroups, FactsList } from '../../components/FactsList/FactsList';
import { AmenityIcon, type AmenityIconName } from '../../components/Icon/AmenityIcon';
import { OfferLink } from '../../components/Offers/OfferLink';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { RoomTeaser } from '../../components/RoomTeaser/RoomTeaser';
import { Section } from '../../components/Section/Section';
import { SurveyNote } from '../../components/SurveyNote/SurveyNote';
import { SwipeRow } from '../../components/SwipeRow/SwipeRow';
import { TextLink } from '../../components/TextLink/TextLink';
import { useLabels, useSiteData } from '../../siteData';
import { useRoomFit } from '../../stay/roomFit';
import { RoomPrice } from './RoomPrice';

type Data = PageData['room'];

/** The room's description, and lists of the room's features and amenities. */
export function Details({ room: { details, roomFeatures, roomAmenities }, page }: Data) {
  const { heading, features, amenities } = page.details;
  return (
    <Section>
      <div className="columns columns--tablet room-details">
        <div className="measure room-details__text">
          <h2 className="below-6">{heading}</h2>
          {details.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <List heading={features} items={roomFeatures} />
        <List heading={amenities} items={roomAmenities} />
      </div>
    </Section>
  );
}

function List({ heading, items }: { heading: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3>{heading}</h3>
      <ul className="above-4 ruled-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** Cards with the room's special amenities. */
export function FeaturedAmenities({ room: { room, featuredAmenities }, page }: Data) {
  return (
    <Section background="wash" className="no-print">
      <h2 className="below-block">{page.featuredAmenities}</h2>
      <ul className="columns columns--tablet columns--three featured-amenities">
        {featuredAmenities.map(({ title, text, icon }) => (
          <li className="featured-amenities__card lift" key={title}>
            <AmenityIcon name={iconOf(icon, room)} />
            <div>
              <h3 className="below-2">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function iconOf(
  icon: RoomPage['featuredAmenities'][number]['icon'],
  { view, bedType }: TeaserRoom,
): AmenityIconName {
  if (icon === 'view') return view.icon;
  if (icon === 'bed') return bedType === 'king' ? 'king' : 'queen';
  return icon;
}

/** Amenities of every room, and extras. Amenities covered by the amenity fee have an asterisk. */
export function HotelAmenities({ amenities: { amenities, amenityFeeNote, petPolicy, extras }, page }: Data) {
  const { extraPrice } = useLabels();
  return (
    <Section>
      <div className="columns columns--desktop columns--4-8 hotel-amenities">
        <h2 id="site-hotel-amenities">{page.hotelAmenities}</h2>
        <div>
          {amenities.length > 0 && (
            <ul className="above-4 ruled-list hotel-amenities__list">
              {amenities.map(({ text, fee }) => (
                <li key={text}>
                  {text}
                  {fee && '*'}
                </li>
              ))}
            </ul>
          )}
          {amenityFeeNote && <p className="small">* {amenityFeeNote}</p>}
          <p className="small">{petPolicy}</p>
          {extras.items.length > 0 && (
            <>
              <h3 className="hotel-amenities__extras">{extras.heading}</h3>
              <FactsList
                facts={extras.items.map((extra) => ({ label: extra.name, value: extraPrice(extra) }))}
              />
            </>
          )}
        </div>
      </div>
    </Section>
  );
}

/**
 * A room's accessible features with measurements, or a note that the room is not accessible, and a contact (28 CFR
 * 36.302(e)). docs/behavior.md#accessible-features
 */
export function Accessibility({ room: { room, accessible, measures, survey, communication }, page }: Data) {
  const { heading, notAccessible, measures: measuresNote, help, rooms, hotel } = page.accessibility;
  const rate = accessible?.rate;
  const groups = [...(accessible?.groups ?? []), ...(communication ? [communication] : [])];
  return (
    <Section background="highlight" id="site-accessibility">
      <div className="columns columns--desktop columns--5-6 accessibility">
        <div className="measure accessibility__text">
          <h2 className="below-6">{heading}</h2>
          {accessible ? (
            <>
              <p>{accessible.scope}</p>
              <p>
                <RichText text={accessible.smallerRoom} />
              </p>
              {rate && (
                <p className="no-print">
                  <OfferLink offer={rate} label={rate.link} room={room.slug} />
                </p>
              )}
            </>
          ) : (
            <p>
              <strong>{notAccessible}.</strong> {measures.length > 0 && measuresNote}{' '}
              <TextLink to={rooms.to}>{rooms.label}</TextLink>
            </p>
          )}
          <p>
            <RichText text={help} />
          </p>
        </div>
        {measures.length > 0 && (
          <div>
            <dl className="ruled-list accessibility__measures">
              {measures.map((measure) => (
                <div className="spread accessibility__measure" key={measure.label}>
                  <dt>{measure.label}</dt>
                  <dd className="figure">{measure.value}</dd>
                </div>
              ))}
            </dl>
            {survey && <SurveyNote survey={survey} />}
          </div>
        )}
      </div>
      {groups.length > 0 && (
        <div className="fact-groups above-block accessibility__groups">
          <FactGroups groups={groups} />
        </div>
      )}
      <p className="above-6">
        <TextLink to={hotel.to}>{hotel.label}</TextLink>
      </p>
    </Section>
  );
}

/** A 16:10 frame crops little, so the picture is as wide as the frame. */
const likeThisSizes = '(min-width: 1440px) 430px, (min-width: 768px) 30vw, min(79vw, 342px)';

/** Three other rooms, with their differences in features and price. docs/behavior.md#rooms-like-this */
export function RoomsLikeThis({ likeThis: { rooms, heading, ratesNote } }: Data) {
  const { fittingFirst } = useRoomFit();
  if (rooms.length === 0) return null;
  return (
    <Section className="no-print">
      <div className="cluster spread like-rooms__head">
        <h2 id="site-rooms-like-this">{heading}</h2>
        <p className="small">{ratesNote}.</p>
      </div>
      <SwipeRow>
        {fittingFirst(rooms).map((other) => (
          <li key={other.slug}>
            <RoomTeaser room={other} sizes={likeThisSizes} shape="wide">
              <span className="room-teaser__difference figure">{other.difference}</span>
            </RoomTeaser>
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}

/** The end of the page, with links to book this room online or by phone, or to see all rooms. */
export function ClosingBand({ room: { room, closing: sentence }, page: { closing } }: Data) {
  const { hotel } = useSiteData();
  return (
    <Section background="ink" bleed className="half no-print">
      <div className="half__picture">
        <Picture picture={closing.picture} sizes="(min-width: 1024px) max(50vw, 60rem), 150vw" />
      </div>
      <div className="half__text">
        <p className="label" translate="no">
          {room.name}
        </p>
        <h2>{closing.heading}</h2>
        <p className="lead">{sentence}</p>
        <RoomPrice room={room} />
        {closing.cancellation && (
          <p className="small">
            <RichText text={closing.cancellation} />
          </p>
        )}
        <div className="cluster">
          <BookButton room={room.slug} />
          <Button href={hotel.phone.href} variant="outline">
            {closing.call}
          </Button>
        </div>
        <TextLink to="/rooms-suites/">{closing.all}</TextLink>
      </div>
    </Section>
  );
}
