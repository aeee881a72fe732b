import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../Icon/Icon';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'aria-label'> {
  icon: IconName;
  /** What the button does, for those who do not see the icon. */
  label: string;
  /** Round with an outline, a white square on a picture, or the icon alone. */
  look?: 'round' | 'square' | 'plain';
}

/** A button that holds an icon alone, 48 px wide. */
export function IconButton({ icon, label, look = 'round', className, ...button }: IconButtonProps) {
  const classes = [className, 'icon-button', look !== 'round' && `icon-button--${look}`];
  return (
    <button type="button" className={classes.filter(Boolean).join(' ')} aria-label={label} {...button}>
      <Icon name={icon} />
    </button>
  );
}
