import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { Supergraphic } from '../../components/Supergraphic/Supergraphic';
import { Topics } from '../../components/Topics/Topics';
import { Closing } from './Closing';
import { Legacy } from './Legacy';
import { Local } from './Local';
import { Location } from './Location';
import { Retro } from './Retro';

export default function About({ page, sun }: PageData['about']) {
  const { meta, hero, legacy, retro, location, local, stay, closing } = page;
  return (
    <>
      <Head {...meta} path={pages.about.path} />
      <Hero title={hero.title} subtitle={hero.subtitle} picture={hero.picture} />
      <Legacy {...legacy} />
      <Retro {...retro} />
      <Supergraphic ground="ink" arch="middle" />
      <Location {...location} sun={sun} />
      <Local {...local} />
      <Topics id="stay" {...stay} />
      <Closing {...closing} />
    </>
  );
}

export const heroPicture = ({ page }: PageData['about']) => page.hero.picture;
