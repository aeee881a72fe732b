import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';

interface AccordionProps {
  /** Items with the same name close each other. */
  name: string;
  /** `id` is the anchor of the content; browsers open the details that contains the target of a URL. */
  items: readonly { id: string; heading: string; content: ReactNode }[];
  /** Level of the items' headings. */
  level?: 'h2' | 'h3';
}

/** At most one item is open: native exclusive details. */
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
