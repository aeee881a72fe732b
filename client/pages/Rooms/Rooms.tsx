import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import { Head } from '../../components/Head/Head';
import { Offers } from '../../components/Offers/Offers';
import { Section } from '../../components/Section/Section';
import { SectionHead } from '../../components/Section/SectionHead';
import { BookDirect } from '../../components/StayHero/StayHero';
import { FeaturedCarousel } from './FeaturedCarousel';
import { RoomList } from './RoomList';
import { RoomsHero } from './RoomsHero';
import { RoomsIntro } from './RoomsIntro';
import { TestimonialCarousel } from './TestimonialCarousel';

export default function Rooms(data: PageData['rooms']) {
  const { page, offers, bookDirect } = data;
  return (
    <>
      <Head {...page.meta} path={pages.rooms.path} />
      <RoomsHero {...page.hero} />
      <BookDirect {...bookDirect} />
      <FeaturedCarousel {...data} />
      <RoomsIntro {...page.story} />
      <RoomList {...data} />
      <Offers {...offers} />
      <TestimonialCarousel {...data} />
      <Amenities {...page.amenities} />
    </>
  );
}

/** Features and amenities in three columns. */
function Amenities({ title, columns }: PageContent<'rooms'>['amenities']) {
  return (
    <Section>
      <SectionHead heading={title} />
      <div className="columns columns--tablet columns--three rooms-amenities">
        {columns.map(({ title: heading, items }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <ul className="above-4 ruled-list">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
