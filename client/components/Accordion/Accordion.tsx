import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';

interface AccordionProps {
  /** Items of the same name close one another. */
  name: string;
  /** `id` is the anchor of the item's content, whose details browsers open by themselves where an address names it. */
  items: readonly { id: string; heading: string; content: ReactNode }[];
  /** Of the items' headings. */
  level?: 'h2' | 'h3' | 'h4';
}

/** One item open at a time, and that one can be closed: the browser's own exclusive details. docs/behavior.md#accordion */
export function Accordion({ name, items, level: Heading = 'h2' }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ id, heading, content }) => (
        <details className="accordion__item" name={name} key={id}>
          <summary className="accordion__summary">
            <Heading className="accordion__heading">{heading}</Heading>
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
