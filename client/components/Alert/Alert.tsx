import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';

interface AlertProps {
  kind: 'success' | 'error' | 'empty' | 'notice';
  title?: string;
  /** False inside a live region, which announces what comes into it. */
  announced?: boolean;
  children: ReactNode;
}

/** The panel with the outcome of a form or filter, or a notice that stands beside one. An error is announced at once, others politely. */
export function Alert({ kind, title, announced = true, children }: AlertProps) {
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div className={`alert alert--${kind}`} role={announced ? role : undefined}>
      {kind === 'success' && <Icon name="check" />}
      <div>
        {title && <h3 className="alert__title">{title}</h3>}
        {children}
      </div>
    </div>
  );
}
