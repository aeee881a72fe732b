import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import { Button } from '../../components/Button/Button';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';
import { StaggeredCards } from '../../components/StaggeredCards/StaggeredCards';
import { SunTimes } from '../../components/SunTimes/SunTimes';
import { Supergraphic } from '../../components/Supergraphic/Supergraphic';
import { SwipeRow } from '../../components/SwipeRow/SwipeRow';
import { Topics } from '../../components/Topics/Topics';

type AboutPage = PageContent<'about'>;

export default function About({ page, sun }: PageData['about']) {
  const { meta, hero, legacy, retro, location, local, stay, closing } = page;
  return (
    <>
      <Head {...meta} path={pages.about.path} />
      <Hero title={hero.title} subtitle={hero.subtitle} picture={hero.picture} />
      <Legacy {...legacy} />
      <Section background="wash">
        <SectionHead heading={retro.heading} text={retro.text} />
        <StaggeredCards
          className="about-retro"
          cards={retro.cards}
          sizes="(min-width: 1440px) 36rem, (min-width: 768px) 40vw, 110vw"
        />
      </Section>
      <Supergraphic background="ink" arch="middle" />
      <Location {...location} sun={sun} />
      <Local {...local} />
      <Topics id="site-stay" {...stay} />
      <Closing {...closing} />
    </>
  );
}

/** The hotel's history: a statement, a full-bleed picture, and facts over the picture. */
function Legacy({ heading, paragraphs, facts, picture }: AboutPage['legacy']) {
  const [lead, ...rest] = paragraphs;
  return (
    <Section className="section--columns about-legacy">
      <h2 className="heading--hero">{heading}</h2>
      <p className="about-legacy__lead">{lead}</p>
      <div className="about-legacy__picture frame">
        <Picture
          picture={picture}
          sizes="(min-width: 1700px) 60vw, (min-width: 1024px) 75vw, max(100vw, min(150vw, 51rem))"
        />
      </div>
      {facts.length > 0 && (
        <dl className="about-legacy__facts">
          {facts.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="stack measure about-legacy__rest">
        {rest.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Section>
  );
}

/** A picture and text on a dark background. Below are the amenities of the rooms and of the hotel. */
function Location({ sun, ...location }: AboutPage['location'] & Pick<PageData['about'], 'sun'>) {
  const { heading, paragraphs, picture, caption, inRoom, property } = location;
  return (
    <>
      <Section background="ink" bleed className="half about-location">
        <figure className="half__picture">
          <Picture picture={picture} sizes="(min-width: 1700px) 60vw, (min-width: 1024px) 70vw, 140vw" />
          <figcaption className="fine about-location__caption">
            {caption} <SunTimes words={sun} />
          </figcaption>
        </figure>
        <div className="half__text">
          <h2 className="heading">{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Section>
      <Section>
        <div className="columns columns--tablet about-features">
          {[inRoom, property].map(({ title, items }) => (
            <div className="about-features__column" key={title}>
              <h3>{title}</h3>
              <ul className="above-4 ruled-list about-features__list">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}

/** A landscape picture is 1.5 times as wide as its tile, which crops the sides. A portrait picture fits. */
const landscapeSizes = '(min-width: 1280px) 38vw, (min-width: 768px) 75vw, 120vw';
const portraitSizes = '(min-width: 1280px) 25vw, (min-width: 768px) 50vw, 74vw';

/** Tiles, half picture and half text, in alternating order. On phones, the tiles form a swipeable row. */
function Local({ heading, text, tiles }: AboutPage['local']) {
  return (
    <Section bleed className="about-local">
      <div className="wrap">
        <SectionHead heading={heading} text={text} />
      </div>
      <SwipeRow className="about-tiles">
        {tiles.map(({ title, text, picture }) => (
          <li className="about-tile" key={title}>
            <div className="about-tile__picture">
              <Picture
                picture={picture}
                sizes={picture.width > picture.height ? landscapeSizes : portraitSizes}
              />
            </div>
            <div className="stack about-tile__words">
              <h3 className="heading">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}

/** The closing call to action. */
function Closing({ heading, text, book, contact }: AboutPage['closing']) {
  return (
    <Section background="wash">
      <div className="columns columns--tablet columns--7-5 about-closing">
        <h2 className="heading--hero">{heading}</h2>
        <div>
          <p className="about-closing__text">{text}</p>
          <div className="cluster above-5">
            <Button to={book.to}>{book.label}</Button>
            <Button variant="secondary" to={contact.to}>
              {contact.label}
            </Button>
          </div>
        </div>
      </div>
    </Section>
  );
}

export const heroPicture = ({ page }: PageData['about']) => page.hero.picture;
