import { useSearchParams } from 'react-router-dom';
import type { PageContent } from '../../../shared/content/schemas/pages';
import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import { unsubscribeStates } from '../../../shared/unsubscribe';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';

const { path, indexed } = pages.unsubscribe;

/** Target of the link in newsletter mail. docs/behavior.md#unsubscribing */
export default function Unsubscribe({ page }: PageData['unsubscribe']) {
  const { meta, heading, subtitle } = page;
  const [query] = useSearchParams();
  const state = unsubscribeStates.find((each) => each === query.get('state'));
  return (
    <>
      <Head {...meta} path={path} indexed={indexed} />
      <Hero title={heading} subtitle={subtitle} />
      <Section>
        <div className="stack stack--wide measure">
          {state && (
            <Alert kind={state === 'done' ? 'success' : 'error'} title={page[state].title}>
              <p>
                <RichText text={page[state].text} />
              </p>
            </Alert>
          )}
          {(!state || state === 'failed') && <UnsubscribeForm {...page} />}
        </div>
      </Section>
    </>
  );
}

/** Posts to the current URL (no action), whose query identifies the subscriber. */
function UnsubscribeForm({ text, button }: PageContent<'unsubscribe'>) {
  return (
    <form method="post">
      <p>
        <RichText text={text} />
      </p>
      <input type="hidden" name="page" value={path} />
      <Button className="above-6" type="submit">
        {button}
      </Button>
    </form>
  );
}
