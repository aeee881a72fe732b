import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../Icon/Icon';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'aria-label'> {
  icon: IconName;
  /** Accessible name. */
  label: string;
  /** An outlined circle, a white square for use on pictures, or only the icon. */
  variant?: 'round' | 'square' | 'plain';
}

/** A button that contains only an icon, 48 px wide and tall. */
export function IconButton({ icon, label, variant = 'round', className, ...button }: IconButtonProps) {
  const classes = [className, 'icon-button', variant !== 'round' && `icon-button--${variant}`];
  return (
    <button type="button" className={classes.filter(Boolean).join(' ')} aria-label={label} {...button}>
      <Icon name={icon} />
    </button>
  );
}
