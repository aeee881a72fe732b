import type { PageData } from '../../../shared/pageData';
import { BookButton } from '../../components/Button/BookButton';
import { Button } from '../../components/Button/Button';
import { Head } from '../../components/Head/Head';
import { Offers } from '../../components/Offers/Offers';
import { PhotoGrid } from '../../components/PhotoGrid/PhotoGrid';
import { Picture } from '../../components/Picture/Picture';
import { RoomTeaser, RoomTeaserFacts } from '../../components/RoomTeaser/RoomTeaser';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';
import { BookDirect } from '../../components/StayHero/StayHero';
import { SwipeRow } from '../../components/SwipeRow/SwipeRow';
import { TextLink } from '../../components/TextLink/TextLink';
import { Link } from '../../navigation/Link';
import { useLabels } from '../../siteData';
import { useRoomFit } from '../../stay/roomFit';
import { HomeHero } from './HomeHero';

type HomePage = PageData['home']['page'];

export default function Home({ page, kicker, offers, bookDirect }: PageData['home']) {
  const { meta, hero, intro, rooms, groups, neighborhood, gallery } = page;
  return (
    <>
      <Head {...meta} path="/" />
      <HomeHero {...hero} />
      <BookDirect {...bookDirect} />
      <Intro kicker={kicker} {...intro} />
      <Rooms {...rooms} />
      <Offers {...offers} />
      {groups && <Groups {...groups} />}
      {neighborhood && <Neighborhood {...neighborhood} />}
      <Gallery {...gallery} />
    </>
  );
}

/** A paragraph, facts and a picture that introduce the hotel. */
function Intro({ kicker, heading, text, facts, picture }: HomePage['intro'] & { kicker: string }) {
  return (
    <Section first className="intro">
      <div className="columns columns--desktop columns--5-7 intro__columns">
        <div className="stack stack--left intro__text">
          <p className="label">{kicker}</p>
          <h1>{heading}</h1>
          <p className="lead">{text}</p>
          <BookButton />
          {facts.length > 0 && (
            <ul className="above-3 intro__facts">
              {facts.map(({ value, label }) => (
                <li key={label}>
                  <span className="intro__value">{value}</span> <span className="small">{label}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="intro__picture frame">
          <Picture picture={picture} sizes="(min-width: 1440px) 700px, (min-width: 1024px) 50vw, 100vw" />
        </div>
      </div>
    </Section>
  );
}

function Rooms({ heading, text, link, rooms }: HomePage['rooms']) {
  const { fittingFirst } = useRoomFit();
  return (
    <Section background="wash">
      <SectionHead heading={heading} text={text}>
        <TextLink to={link.to}>{link.label}</TextLink>
      </SectionHead>
      <SwipeRow className="home-rooms">
        {fittingFirst(rooms).map((room, index) => (
          <li key={room.slug} className="home-rooms__room">
            <RoomTeaser
              room={room}
              sizes={`(min-width: 1440px) ${index ? 510 : 730}px, (min-width: 768px) ${index ? 38 : 54}vw, 74vw`}
            >
              <RoomTeaserFacts room={room} />
            </RoomTeaser>
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}

function Groups({ eyebrow, heading, text, link, picture }: NonNullable<HomePage['groups']>) {
  return (
    <Section background="ink" bleed className="half">
      <div className="half__picture">
        <Picture picture={picture} sizes="(min-width: 1024px) 50vw, 100vw" />
      </div>
      <div className="half__text">
        <p className="label">{eyebrow}</p>
        <h2 id="site-groups">{heading}</h2>
        <p className="lead">{text}</p>
        <Button variant="secondary" to={link.to}>
          {link.label}
        </Button>
      </div>
    </Section>
  );
}

function Neighborhood({ heading, text, link, posters }: NonNullable<HomePage['neighborhood']>) {
  const { distanceLabel } = useLabels();
  return (
    <Section>
      <SectionHead heading={heading} text={text}>
        <TextLink to={link.to}>{link.label}</TextLink>
      </SectionHead>
      <SwipeRow className="posters">
        {posters.map(({ title, place, picture, to }) => (
          <li key={title}>
            <Link to={to} className="poster plain">
              <span className="stack above-4 poster__caption">
                <strong>{title}</strong>{' '}
                <span className="small">{`${place.name}, ${distanceLabel(place)}`}</span>
              </span>{' '}
              {/* The picture comes last, so that the link's accessible name starts with the title. */}
              <span className="frame frame--4x5 poster__print">
                <Picture picture={picture} sizes="(min-width: 1440px) 300px, (min-width: 768px) 22vw, 74vw" />
              </span>
            </Link>
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}

function Gallery({ heading, link, photos }: HomePage['gallery']) {
  return (
    <Section>
      <div className="section-head section-head--bar">
        <h2>{heading}</h2>
        <Button variant="secondary" to={link.to}>
          {link.label}
        </Button>
      </div>
      <PhotoGrid canSwipe photos={photos} renderPhoto={(picture) => <Link to={link.to}>{picture}</Link>} />
    </Section>
  );
}
