import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';

interface AlertProps {
  kind: 'success' | 'error' | 'empty' | 'notice';
  title?: string;
  /** Set to false inside a live region, which already announces its content. */
  announced?: boolean;
  children: ReactNode;
}

/** The result of a form or filter, or a notice in a form. Only errors are announced assertively. */
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
