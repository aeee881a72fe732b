import { useSearchParams } from 'react-router-dom';
import { unsubscribeLink } from '../../../shared/forms/unsubscribeLink';
import type { PageData } from '../../../shared/pageData';
import { pages } from '../../../shared/pages';
import { unsubscribeStates } from '../../../shared/unsubscribe';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { useFormResult } from '../../forms/formResult';
import { LinkForm } from './LinkForm';

const { path, indexed } = pages.unsubscribe;

/** The page behind the unsubscribe and resubscribe links in newsletter emails. docs/behavior.md#unsubscribing */
export default function Unsubscribe({ page, fieldErrors }: PageData['unsubscribe']) {
  const { meta, done, invalid, failed, back, link } = page;
  const [query] = useSearchParams();
  // After a failed post, the URL still contains the token of the email's link, not the new state.
  const failure = useFormResult('unsubscribe')?.message;
  const state = unsubscribeStates.find((each) => each === (failure ?? query.get('state')));
  const isBack = state?.startsWith('back') ?? false;
  const { heading, subtitle, text, button } = isBack ? back : page;
  const outcomes = { done, invalid, failed, 'back-done': back.done, 'back-failed': back.failed };
  const outcome = state && state !== 'back' && outcomes[state];
  const linkResult = useFormResult(unsubscribeLink.name);
  const needsLink = state === 'invalid' || linkResult || query.get('sent') === unsubscribeLink.name;
  const isDone = state === 'done' || state === 'back-done';
  return (
    <>
      <Head {...meta} {...(isBack && { title: heading })} path={path} indexed={indexed} />
      <Hero title={heading} subtitle={subtitle} />
      <Section untitled>
        <div className="stack stack--wide measure unsubscribe">
          {outcome && (
            <Alert kind={isDone ? 'success' : 'error'} title={outcome.title}>
              <p>
                <RichText text={outcome.text} />
              </p>
            </Alert>
          )}
          {needsLink && <LinkForm words={link} fieldErrors={fieldErrors} />}
          {!isDone && !needsLink && (
            // Without an action, the form posts to the current URL. Its token says who unsubscribes or resubscribes.
            <form method="post">
              <p>
                <RichText text={text} />
              </p>
              <Button className="above-6" type="submit">
                {button}
              </Button>
            </form>
          )}
        </div>
      </Section>
    </>
  );
}
