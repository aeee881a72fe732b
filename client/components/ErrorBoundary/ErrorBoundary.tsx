import { Component, type ReactNode } from 'react';
import { messages } from '../../../shared/messages';
import { site } from '../../../shared/site';

/** Shows 'Unexpected Application Error!' when a page throws while it renders in the browser. docs/behavior.md#error-texts */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PageError /> : this.props.children;
  }
}

/** The page for a rendering error; the server sends it with status 500. */
export function PageError() {
  return (
    <main id="main" className="page-error">
      <h1>{messages.pageError}</h1>
      <p>
        Something broke on our end, not yours. <a href="/">Start over from the home page</a>, or call us at{' '}
        <a href={site.phone.href}>{site.phone.display}</a> and a person will pick up.
      </p>
    </main>
  );
}
