import { useSearchParams } from 'react-router-dom';
import { unsubscribeContent } from '../../../generated/content/pages/unsubscribe';
import { pages } from '../../../shared/pages';
import { type UnsubscribeState, unsubscribeStates } from '../../../shared/unsubscribe';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { useFormResult } from '../../forms/formResult';

const { meta, back } = unsubscribeContent;
const { path, indexed } = pages.unsubscribe;

const outcomes: Partial<Record<UnsubscribeState, typeof unsubscribeContent.done>> = {
  done: unsubscribeContent.done,
  invalid: unsubscribeContent.invalid,
  failed: unsubscribeContent.failed,
  'back-done': back.done,
  'back-failed': back.failed,
};

/** Target of the links in newsletter mail, to leave and to come back. docs/behavior.md#unsubscribing */
export default function Unsubscribe() {
  const [query] = useSearchParams();
  // After a failure the address is still the link's.
  const failure = useFormResult('unsubscribe')?.message;
  const state = unsubscribeStates.find((each) => each === (failure ?? query.get('state')));
  const isBack = state?.startsWith('back') ?? false;
  const { heading, subtitle, text, button } = isBack ? back : unsubscribeContent;
  const outcome = state && outcomes[state];
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
function ChoiceForm({ text, button }: Pick<typeof unsubscribeContent, 'text' | 'button'>) {
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
