import { Component, type ReactNode } from 'react';
import { useSiteData } from '../../siteData';
import { Filled } from '../RichText/Filled';

/** Shows 'Unexpected Application Error!' when a page throws while rendering in the browser. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PageError /> : this.props.children;
  }
}

/** The page shown after a rendering error. The server sends this page with status 500. */
export function PageError() {
  const { crashPage, hotel } = useSiteData();
  return (
    <main id="site-main" className="stack page-error">
      <h1>{crashPage.title}</h1>
      <p>
        <Filled
          text={crashPage.text}
          values={{
            home: <a href="/">{crashPage.home}</a>,
            call: <a href={hotel.phone.href}>{hotel.phone.display}</a>,
          }}
        />
      </p>
    </main>
  );
}
