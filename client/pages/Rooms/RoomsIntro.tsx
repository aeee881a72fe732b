import type { PageContent } from '../../../shared/schema/pages';
import { Picture } from '../../components/Picture/Picture';
import { RenderingsNote } from '../../components/RenderingsNote/RenderingsNote';
import { Section } from '../../components/Section/Section';
import { LazyViewer360 } from '../../components/Viewer360/LazyViewer360';

/** The frames for the three photos, in order. */
const frames = [
  {
    place: 'ocean',
    sizes: '(min-width: 1440px) 1000px, (min-width: 1024px) 72vw, (min-width: 600px) 100vw, 188vw',
  },
  { place: 'park', sizes: '(min-width: 1440px) 640px, (min-width: 1024px) 45vw, 70vw' },
  { place: 'bath', sizes: '(min-width: 1440px) 520px, (min-width: 1024px) 36vw, 66vw' },
] as const;

/** Text and photos about all rooms, and the 360° viewer. */
export function RoomsIntro({ title, text, pictures, viewer }: PageContent<'rooms'>['story']) {
  return (
    <Section background="wash" className="rooms-intro">
      <div className="rooms-intro__layout">
        <div className="stack stack--left stack--wide below-4 rooms-intro__words">
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          {viewer && (
            <>
              <p className="lead">{viewer.note}</p>
              <LazyViewer360 label={viewer.label} title={viewer.title} failure={viewer.failure} />
            </>
          )}
        </div>
        {frames.map(({ place, sizes }, index) => {
          const picture = pictures[index];
          return (
            picture && (
              <div className={`frame rooms-intro__${place}`} key={place}>
                <Picture picture={picture} sizes={sizes} />
              </div>
            )
          );
        })}
      </div>
      <div className="rooms-intro__note">
        <RenderingsNote />
      </div>
    </Section>
  );
}
