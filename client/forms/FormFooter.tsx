import { Alert } from '../components/Alert/Alert';
import { Button } from '../components/Button/Button';
import type { FormState } from '../hooks/useFormPost';
import { useSiteData } from '../siteData';

/** The end of a form: the result of a submission, and the button. The status element exists before it has content. */
export function FormFooter({ state: { status, message }, submit }: { state: FormState; submit: string }) {
  const { formTexts } = useSiteData();
  const isSubmitting = status === 'submitting';
  return (
    <>
      {status === 'error' && (
        <Alert kind="error">
          <p>{message}</p>
        </Alert>
      )}
      <div role="status">
        {status === 'success' && (
          <Alert kind="success" announced={false}>
            <p>{message}</p>
          </Alert>
        )}
      </div>
      {status === 'idle' && message && <p className="small">{message}</p>}
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? formTexts.submitting : submit}
      </Button>
    </>
  );
}
