import { aboutContent } from '../../../generated/content/pages/about';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { SwipeRow } from '../../components/SwipeRow/SwipeRow';

const { heading, text, tiles } = aboutContent.local;

/** A picture that lies is half as wide again as its tile, which crops the sides away; an upright one fills it. */
const lyingSizes = '(min-width: 1200px) 38vw, (min-width: 768px) 75vw, 120vw';
const uprightSizes = '(min-width: 1200px) 25vw, (min-width: 768px) 50vw, 74vw';

/** Four tiles, each half picture and half words, in alternate order; on phones a row that swipes. */
export function Local() {
  return (
    <Section bleed className="about-local">
      <div className="section-head wrap">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <SwipeRow className="about-tiles">
        {tiles.map(({ title, text, picture }) => (
          <li className="about-tile" key={title}>
            <div className="about-tile__picture">
              <Picture picture={picture} sizes={picture.width > picture.height ? lyingSizes : uprightSizes} />
            </div>
            <div className="about-tile__words">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}
