import { roomsPage } from '../../../shared/content/rooms-page';
import balconyOcean from '../../../shared/pictures/balcony-ocean-1';
import balconyPark from '../../../shared/pictures/balcony-park-1';
import bathroom from '../../../shared/pictures/bathroom-1';
import { Picture } from '../../components/Picture/Picture';
import { RoomViewer } from '../../components/RoomViewer/RoomViewer';
import { Section } from '../../components/Section/Section';

/** What all rooms have in common, in words and photos, and a room to look around in. SPEC 2, Rooms & Suites. */
export function Story() {
  const { title, text, viewerNote, viewer, viewerFailure } = roomsPage.story;
  return (
    <Section ground="sand" className="rooms-story" labelledBy="story-heading">
      <div className="rooms-story__layout">
        <div className="rooms-story__words">
          <h2 id="story-heading">{title}</h2>
          <p className="lead">{text}</p>
          <p className="lead">{viewerNote}</p>
          <RoomViewer label={viewer} title="Look around" failure={viewerFailure} />
        </div>
        <div className="frame rooms-story__ocean">
          <Picture
            picture={balconyOcean}
            sizes="(min-width: 1440px) 1000px, (min-width: 900px) 72vw, (min-width: 600px) 100vw, 188vw"
          />
        </div>
        <div className="frame rooms-story__park">
          <Picture picture={balconyPark} sizes="(min-width: 1440px) 640px, (min-width: 900px) 45vw, 70vw" />
        </div>
        <div className="frame rooms-story__bath">
          <Picture picture={bathroom} sizes="(min-width: 1440px) 520px, (min-width: 900px) 36vw, 66vw" />
        </div>
      </div>
    </Section>
  );
}
