import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import { Button } from '../../components/Button/Button';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { Section } from '../../components/Section/Section';

const { path, indexed } = pages['test-nav'];

/** A page for developers, with a button for each page of the site. A button shows a browser alert with the path. */
export default function TestNav({ page, title, links }: PageData['test-nav']) {
  return (
    <>
      <Head title={title} description={page.description} path={path} indexed={indexed} />
      <Hero title={title} subtitle={page.subtitle} />
      <Section>
        <h2>{page.heading}</h2>
        <ul className="cluster above-block">
          {links.map(({ path: address, label }) => (
            <li key={address}>
              <Button variant="secondary" onClick={() => alert(`${label}: ${address}`)}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
