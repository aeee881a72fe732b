import { testNavContent } from '../../../generated/content/pages/test-nav';
import { pageLabels as words } from '../../../generated/content/words/pages';
import { pages, pagesByPath } from '../../../shared/pages';
import { isShown } from '../../../shared/shownPages';
import { Button } from '../../components/Button/Button';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { Section } from '../../components/Section/Section';

const { path, indexed } = pages['test-nav'];

/** For developers: a button for each page, which shows a browser alert. docs/behavior.md#test-navigation */
export default function TestNav() {
  return (
    <>
      <Head
        title={words['test-nav']}
        description={testNavContent.description}
        path={path}
        indexed={indexed}
      />
      <Hero title={words['test-nav']} subtitle={testNavContent.subtitle} />
      <Section>
        <h2>{testNavContent.heading}</h2>
        <ul className="cluster above-block">
          {[...pagesByPath]
            .filter(([, name]) => isShown(name))
            .map(([address, name]) => (
              <li key={name}>
                <Button variant="secondary" onClick={() => alert(`${words[name]}: ${address}`)}>
                  {words[name]}
                </Button>
              </li>
            ))}
        </ul>
      </Section>
    </>
  );
}
