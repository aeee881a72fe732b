import { Alert } from '../components/Alert/Alert';
import { Button } from '../components/Button/Button';
import type { FormState } from '../hooks/useFormPost';
import { useSiteData } from '../siteData';

/** A form's result and button. The status element is never removed: screen readers announce only changes inside it. */
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
