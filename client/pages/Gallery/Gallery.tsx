import { useState } from 'react';
import type { PageData } from '../../../shared/pageData';
import { BookButton } from '../../components/Button/BookButton';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { Lightbox } from '../../components/Lightbox/Lightbox';
import { PhotoLink } from '../../components/Lightbox/PhotoLink';
import { PhotoGrid } from '../../components/PhotoGrid/PhotoGrid';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';

/** Photos that open in the lightbox. */
export default function Gallery(data: PageData['gallery']) {
  const { meta, hero, intro, end } = data.page;
  return (
    <>
      <Head {...meta} path="/gallery" />
      <Hero title={hero.title} subtitle={hero.subtitle} picture={hero.picture} />
      <Section>
        <div className="section-head">
          <h2>{intro.heading}</h2>
          <p className="lead">{intro.text}</p>
        </div>
        <Photos {...data} />
        <div className="cluster above-block gallery-end">
          <p className="gallery-end__line">{end.text}</p>
          <BookButton />
          <TextLink to={end.rooms.to}>{end.rooms.label}</TextLink>
        </div>
      </Section>
    </>
  );
}

/** The grid and its lightbox. */
function Photos({ page: { photos }, galleries }: PageData['gallery']) {
  const [selected, setSelected] = useState<number>();
  return (
    <>
      <PhotoGrid
        photos={photos}
        renderPhoto={(image, { picture }, index) => (
          <PhotoLink picture={picture} onOpen={() => setSelected(index)}>
            {image}
          </PhotoLink>
        )}
      />
      <Lightbox
        words={galleries}
        pictures={photos.map(({ picture }) => picture)}
        selected={selected}
        onSelect={setSelected}
        onClose={() => setSelected(undefined)}
      />
    </>
  );
}

export const heroPicture = ({ page }: PageData['gallery']) => page.hero.picture;
