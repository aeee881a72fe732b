import type { PageData } from '../../../shared/pageData';
import { customPath } from '../../../shared/pages';
import { sectionsOf } from '../../../shared/richText';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { TextBlocks } from '../../components/RichText/TextBlocks';
import { TextSections } from '../../components/RichText/TextSections';
import { Section } from '../../components/Section/Section';

type Data = PageData['custom-page'];

/** A text page that the hotel added. */
export default function CustomPage({ page }: Data) {
  const { slug, title, subtitle, description, banner, text } = page;
  return (
    <>
      <Head title={title} description={description} picture={banner} path={customPath(slug)} />
      <Hero title={title} {...(subtitle && { subtitle })} {...(banner && { picture: banner })} />
      <Section first={!banner} untitled>
        <TextBlocks blocks={text.intro} />
        <TextSections sections={sectionsOf(text)} />
      </Section>
    </>
  );
}

export const heroPicture = ({ page }: Data) => page.banner;
