import { useSearchParams } from 'react-router-dom';
import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import { unsubscribeStates } from '../../../shared/unsubscribe';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { useFormResult } from '../../forms/formResult';

type Texts = PageContent<'unsubscribe'>;
type Outcome = Texts['done'];

const { path, indexed } = pages.unsubscribe;

const outcomesOf = ({ done, invalid, failed, back }: Texts): ReadonlyMap<string, Outcome> =>
  new Map([
    ['done', done],
    ['invalid', invalid],
    ['failed', failed],
    ['back-done', back.done],
    ['back-failed', back.failed],
  ]);

/** Target of the links in newsletter mail, to leave and to come back. docs/behavior.md#unsubscribing */
export default function Unsubscribe({ page }: PageData['unsubscribe']) {
  const { meta, back } = page;
  const [query] = useSearchParams();
  // After a failure the address is still the link's.
  const failure = useFormResult('unsubscribe')?.message;
  const state = unsubscribeStates.find((each) => each === (failure ?? query.get('state')));
  const isBack = state?.startsWith('back') ?? false;
  const { heading, subtitle, text, button } = isBack ? back : page;
  const outcome = state && outcomesOf(page).get(state);
  const isDone = state === 'done' || state === 'back-done';
  return (
    <>
      <Head {...meta} {...(isBack && { title: heading })} path={path} indexed={indexed} />
      <Hero title={heading} subtitle={subtitle} />
      <Section>
        <div className="stack stack--wide measure">
          {outcome && (
            <Alert kind={isDone ? 'success' : 'error'} title={outcome.title}>
              <p>
                <RichText text={outcome.text} />
              </p>
            </Alert>
          )}
          {!isDone && state !== 'invalid' && <ChoiceForm text={text} button={button} />}
        </div>
      </Section>
    </>
  );
}

/** Posts to the current URL (no action), whose query identifies the subscriber and the choice. */
function ChoiceForm({ text, button }: Pick<Texts, 'text' | 'button'>) {
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
