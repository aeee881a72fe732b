import { useRef, useState } from 'react';
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
export default function Gallery({ page, galleries }: PageData['gallery']) {
  const { meta, hero, intro, end, photos } = page;
  return (
    <>
      <Head {...meta} path="/gallery" />
      <Hero title={hero.title} subtitle={hero.subtitle} picture={hero.picture} />
      <Section>
        <div className="section-head">
          <h2>{intro.heading}</h2>
          <p className="lead">{intro.text}</p>
        </div>
        <Photos title={meta.title} photos={photos} words={galleries} />
        <div className="cluster above-block gallery-end">
          <p className="gallery-end__line">{end.text}</p>
          <BookButton />
          <TextLink to={end.rooms.to}>{end.rooms.label}</TextLink>
        </div>
      </Section>
    </>
  );
}

interface PhotosProps {
  title: string;
  photos: PageData['gallery']['page']['photos'];
  words: PageData['gallery']['galleries'];
}

/** The grid and its lightbox; on close, focus moves to the photo that was shown last. */
function Photos({ title, photos, words }: PhotosProps) {
  const pictures = photos.map(({ picture }) => picture);
  const [selected, setSelected] = useState<number>();
  const links = useRef<(HTMLAnchorElement | null)[]>([]);

  function close() {
    if (selected !== undefined) links.current[selected]?.focus();
    setSelected(undefined);
  }

  return (
    <>
      <PhotoGrid
        photos={photos}
        renderPhoto={(image, { picture }, index) => (
          <PhotoLink
            picture={picture}
            onOpen={() => setSelected(index)}
            ref={(link) => {
              links.current[index] = link;
            }}
          >
            {image}
          </PhotoLink>
        )}
      />
      <Lightbox
        words={words}
        label={title}
        pictures={pictures}
        selected={selected}
        onSelect={setSelected}
        onClose={close}
      />
    </>
  );
}

export const heroPicture = ({ page }: PageData['gallery']) => page.hero.picture;
