import type { Content } from '../../../shared/content/compile';
import type { PageContent } from '../../../shared/schema/pages';
import { Accordion } from '../../components/Accordion/Accordion';
import { Carousel } from '../../components/Carousel/Carousel';
import { FactsList } from '../../components/FactsList/FactsList';
import { AmenityIcon, amenityIconNames } from '../../components/Icon/AmenityIcon';
import { Icon, iconNames } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { SwipeRow } from '../../components/SwipeRow/SwipeRow';

/** All icons with their names. */
export function Icons() {
  return (
    <ul className="guide-grid small">
      {iconNames.map((name) => (
        <li className="stack stack--left" key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
      {amenityIconNames.map((name) => (
        <li className="stack stack--left" key={name}>
          <AmenityIcon name={name} />
          {name}
        </li>
      ))}
    </ul>
  );
}

type Texts = PageContent<'style-guide'>;

/** The accordion. */
export function Disclosure({ samples }: { samples: Texts['accordion'] }) {
  const items = samples.map(({ title, text }, index) => ({
    id: `guide-${index + 1}`,
    heading: title,
    content: <p>{text}</p>,
  }));
  return <Accordion name="guide" items={items} />;
}

/** The frame is portrait: the picture is nearly twice as wide. */
const posterSizes = '(min-width: 1024px) 19rem, (min-width: 768px) 30vw, 74vw';
const pictureSizes = '(min-width: 1024px) 36rem, (min-width: 768px) 56vw, 139vw';

/** All kinds of cards. */
export function Cards({ cards, card, poster }: Texts) {
  return (
    <SwipeRow>
      <li className="lift stack">
        <div className="frame frame--4x5">
          <Picture picture={card} sizes={pictureSizes} />
        </div>
        <h3>{cards.picture.title}</h3>
        <p className="small">{cards.picture.text}</p>
      </li>
      <li className="stack">
        <div className="frame frame--4x5 guide-poster">
          <Picture picture={poster} sizes={posterSizes} />
        </div>
        <h3>{cards.poster.title}</h3>
        <p className="small">{cards.poster.text}</p>
      </li>
      <li className="stack section--highlight guide-panel">
        <h3>{cards.words.title}</h3>
        <p>{cards.words.text}</p>
      </li>
    </SwipeRow>
  );
}

/** The site's durations, and a carousel with one of them. docs/behavior.md#motion */
export function Motion({ movements, carousel, slides }: Texts & { slides: Content['ui']['slides'] }) {
  return (
    <>
      <FactsList facts={movements} />
      <Carousel
        words={slides}
        className="guide-panel on-ink"
        label={carousel.label}
        interval={5000}
        motion="crossfade"
        slides={carousel.lines.map((line) => ({
          id: line,
          label: line,
          content: <p className="lead carousel__words">{line}</p>,
        }))}
      />
    </>
  );
}
