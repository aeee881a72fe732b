import { styleGuideContent } from '../../../generated/content/pages/style-guide';
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

const items = [
  { id: 'guide-one', heading: 'One open at a time', content: <p>Opening another item closes this one.</p> },
  {
    id: 'guide-two',
    heading: 'And that one can be closed',
    content: <p>By its own heading, like a drawer.</p>,
  },
];

/** The accordion. */
export function Disclosure() {
  return <Accordion name="guide" items={items} />;
}

/** The frame is portrait: the picture is nearly twice as wide. */
const posterSizes = '(min-width: 1024px) 19rem, (min-width: 768px) 30vw, 74vw';
const pictureSizes = '(min-width: 1024px) 36rem, (min-width: 768px) 56vw, 139vw';

/** All kinds of cards. */
export function Cards() {
  return (
    <SwipeRow>
      <li className="lift stack">
        <div className="frame frame--4x5">
          <Picture picture={styleGuideContent.card} sizes={pictureSizes} />
        </div>
        <h3>Picture Card</h3>
        <p className="small">Lifts 5 px in 0.2 s under a pointer where it leads somewhere.</p>
      </li>
      <li className="stack">
        <div className="frame frame--4x5 guide-poster">
          <Picture picture={styleGuideContent.poster} sizes={posterSizes} />
        </div>
        <h3>Poster</h3>
        <p className="small">Hangs on the page with a shadow of its own.</p>
      </li>
      <li className="stack section--highlight guide-panel">
        <h3>Word Card</h3>
        <p>Tan ground, five pixels round, and as much air as words.</p>
      </li>
    </SwipeRow>
  );
}

const movements = [
  { label: 'Section fade-in', value: 'Once, at 15% visible; 0.8 s' },
  { label: 'Room page fade-in', value: '0.4 s' },
  { label: 'Card lift', value: '5 px in 0.2 s' },
  { label: 'Filter', value: '300 ms out, 300 ms in' },
  { label: 'Featured rooms', value: 'Every 5 s; crossfade 1 s' },
  { label: 'Testimonials', value: 'Every 8 s; 300 ms slide and fade' },
  { label: 'Sign over the home film', value: 'After 1.5 s, for 3 s; fades in 0.8 s' },
];

const lines = [
  'What moves by itself',
  'has a button that stops it,',
  'and stands where motion is not wanted.',
];

/** The site's durations, and a carousel with one of them. docs/behavior.md#motion */
export function Motion() {
  return (
    <>
      <FactsList facts={movements} />
      <Carousel
        className="guide-panel on-ink"
        label="Example"
        interval={5000}
        motion="crossfade"
        slides={lines.map((line) => ({
          id: line,
          label: line,
          content: <p className="lead carousel__words">{line}</p>,
        }))}
      />
    </>
  );
}
