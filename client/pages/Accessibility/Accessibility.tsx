import type { PageData } from '../../../shared/pageData';
import { pages, roomPath } from '../../../shared/pages';
import { sectionsOf } from '../../../shared/richText';
import { WalkMap } from '../../components/DrawnMap/WalkMap';
import { FactGroups, FactsList } from '../../components/FactsList/FactsList';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { OfferLink } from '../../components/Offers/OfferLink';
import { RichText } from '../../components/RichText/RichText';
import { TextSections } from '../../components/RichText/TextSections';
import { RoomTeaser, RoomTeaserFacts } from '../../components/RoomTeaser/RoomTeaser';
import { Section } from '../../components/Section/Section';
import { SurveyNote } from '../../components/SurveyNote/SurveyNote';
import { TextLink } from '../../components/TextLink/TextLink';

type Data = PageData['accessibility'];

export default function Accessibility(data: Data) {
  const { page, policy, accessibility } = data;
  const { meta, title, subtitle, hotel } = page;
  return (
    <>
      <Head {...meta} path={pages.accessibility.path} />
      <Hero title={title} subtitle={subtitle} />
      <Rooms {...data} />
      <Section background="wash" id={hotel.id}>
        <h2 className="below-block">{hotel.heading}</h2>
        <div className="fact-groups">
          <FactGroups groups={accessibility.hotel} />
        </div>
      </Section>
      <Walk {...data} />
      <Section className="access" untitled>
        <TextSections sections={sectionsOf(policy)} />
      </Section>
    </>
  );
}

/** The accessible rooms with their measurements, and the rooms with communication features. */
function Rooms({ page, rooms, accessibility: { room: measured, survey } }: Data) {
  const { rate } = measured.smallerRoom;
  const { rooms: roomWords } = page;
  const wheelchairRooms = rooms.filter(({ wheelchairAccessible }) => wheelchairAccessible);
  const communicationRooms = rooms.filter(({ communicationFeatures }) => communicationFeatures);
  return (
    <Section id={roomWords.id} first>
      <div className="columns columns--desktop columns--5-6 columns--wide access__rooms">
        <div className="stack stack--wide">
          <h2>{roomWords.heading}</h2>
          {wheelchairRooms.map((room, index) => (
            <RoomTeaser
              key={room.slug}
              room={room}
              sizes="(min-width: 1024px) 40vw, 92vw"
              shape="wide"
              priority={index === 0}
            >
              <RoomTeaserFacts room={room} />
            </RoomTeaser>
          ))}
          <p>{measured.scope}</p>
          <p>
            <RichText text={measured.smallerRoom.text} />
          </p>
          {rate && (
            <p className="no-print">
              <OfferLink offer={rate} label={rate.link} room={wheelchairRooms[0]?.slug} />
            </p>
          )}
          {communicationRooms.length > 0 && (
            <>
              <h3 className="above-4">{roomWords.communication}</h3>
              <ul className="access__links">
                {communicationRooms.map(({ slug, name }) => (
                  <li key={slug}>
                    <TextLink to={roomPath(slug)}>{name}</TextLink>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div className="above-6">
          {survey && <SurveyNote survey={survey} />}
          <FactsList facts={measured.measures} />
          <FactGroups groups={measured.groups} />
        </div>
      </div>
    </Section>
  );
}

/** The walk to the beach: slope, surface and crossings. Includes a drawing if the hotel has a drawing of its town. */
function Walk({ accessibility, map: { town } }: Data) {
  const { id, heading, facts } = accessibility.walk;
  return (
    <Section background="wash" className={town ? 'section--columns columns--4-7 walk' : 'walk'} id={id}>
      <div>
        <h2>{heading}</h2>
        <FactsList facts={facts} />
      </div>
      {town && (
        <figure className="map-frame">
          <div className="map-frame__art walk__map">
            <WalkMap town={town} />
          </div>
          <figcaption>{town.walk.caption}</figcaption>
        </figure>
      )}
    </Section>
  );
}
