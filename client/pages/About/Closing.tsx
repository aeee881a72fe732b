import type { PageContent } from '../../../shared/schema/pages';
import { Button } from '../../components/Button/Button';
import { Section } from '../../components/Section/Section';

/** The closing call to action. */
export function Closing({ heading, text, book, contact }: PageContent<'about'>['closing']) {
  return (
    <Section ground="wash">
      <div className="columns columns--tablet columns--7-5 about-closing">
        <h2 className="heading--hero">{heading}</h2>
        <div>
          <p className="about-closing__text">{text}</p>
          <div className="cluster above-5">
            <Button to={book.to}>{book.label}</Button>
            <Button variant="secondary" to={contact.to}>
              {contact.label}
            </Button>
          </div>
        </div>
      </div>
    </Section>
  );
}
