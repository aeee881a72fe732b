import { aboutContent } from '../../../generated/content/pages/about';
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

/** docs/behavior.md#our-story */
export default function About() {
  const { meta, hero, stay } = aboutContent;
  return (
    <>
      <Head {...meta} path={pages.about.path} />
      <Hero title={hero.title} subtitle={hero.subtitle} picture={hero.picture} />
      <Legacy />
      <Retro />
      <Supergraphic ground="ink" arch="middle" />
      <Location />
      <Local />
      <Topics id="stay" {...stay} />
      <Closing />
    </>
  );
}

About.heroPicture = aboutContent.hero.picture;
