import type { PageContent } from '../../../shared/schema/pages';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { SwipeRow } from '../../components/SwipeRow/SwipeRow';

/** Landscape pictures are 1.5 times as wide as their tile, which crops the sides; portrait ones fit. */
const lyingSizes = '(min-width: 1280px) 38vw, (min-width: 768px) 75vw, 120vw';
const uprightSizes = '(min-width: 1280px) 25vw, (min-width: 768px) 50vw, 74vw';

/** Four tiles, half picture and half text, in alternating order; on phones a swipe row. */
export function Local({ heading, text, tiles }: PageContent<'about'>['local']) {
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
