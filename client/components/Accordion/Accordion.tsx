import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';

interface AccordionProps {
  /** Opening an item closes all other items with the same name. */
  name: string;
  /** `id` is the content's anchor. Browsers open the details element that contains the URL fragment's target. */
  items: readonly { id: string; heading: string; content: ReactNode }[];
  /** Heading level of the items. */
  level?: 'h2' | 'h3';
}

/** An accordion with at most one open item, built from native exclusive details elements. */
export function Accordion({ name, items, level: Heading = 'h2' }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ id, heading, content }) => (
        <details className="accordion__item" name={name} key={id}>
          <summary className="spread accordion__summary">
            <Heading className="heading accordion__heading">{heading}</Heading>
            <Icon name="plus" />
          </summary>
          <div className="accordion__content" id={id}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
