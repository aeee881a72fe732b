import type { PageData } from '../../../shared/pageData';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';
import { useLabels } from '../../siteData';
import { FloorPlanDimensions } from './FloorPlanDimensions';
import { FloorPlanLines } from './FloorPlanLines';
import { floorPlanLabels } from './floorPlanLabels';
import { ViewArrow } from './ViewArrow';

/** Sizes of the drawing, which has margins for labels on tablets and up. */
const sizes = '(min-width: 1440px) 672px, (min-width: 80em) 48vw, (min-width: 48em) min(634px, 69vw), 100vw';

/**
 * A floor plan with dimensions. Lines and labels are an SVG over the drawing. Screen readers read the list instead of
 * the SVG. docs/behavior.md#floor-plan
 */
export function FloorPlan({ room: { room, plan }, page: { plan: words }, planWords }: PageData['room']) {
  const { otherUnits, sizeLabel } = useLabels();
  const { note, compare } = words;
  if (!plan) return null;
  const { drawing } = plan;
  return (
    <Section background="wash">
      <div className={drawing ? 'plan' : 'plan plan--without-drawing'}>
        <h2 id="site-plan" className="plan__heading">
          {plan.heading}
        </h2>
        {drawing && (
          <div className="plan__field">
            <ViewArrow {...plan.looks} />
            <div className="plan__drawing">
              <Picture picture={drawing.picture} sizes={sizes} />
              <FloorPlanLines plan={plan} drawing={drawing} words={words} planWords={planWords} />
            </div>
          </div>
        )}
        <ol className="plan__key">
          {floorPlanLabels(plan).map(({ name, x, y }) => (
            <li key={`${name} ${x} ${y}`}>{name}</li>
          ))}
        </ol>
        <p className="cluster plan__area">
          <span className="plan__feet">{sizeLabel(room).replaceAll(' ', '\u00A0')}</span>{' '}
          <span className="plan__meters">{sizeLabel(room, otherUnits)}</span>
        </p>
        <p className="measure plan__text">{plan.text}</p>
        <div className="plan__facts">
          <FloorPlanDimensions plan={plan} room={room} words={planWords} />
          <p className="fine above-4 below-5 plan__note">{drawing && note}</p>
          {compare && (
            <p className="no-print">
              <TextLink to={compare.to}>{compare.label}</TextLink>
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
