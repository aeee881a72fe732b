import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { stayForm } from '../../../generated/content/stay';
import type { StayPanelProps } from '../../stay/stayParts';
import { Button } from '../Button/Button';
import { StayCalendar } from './StayCalendar';
import { StayFoot } from './StayFoot';

/** What the panel must stay clear of above: the compact header, in px. */
const headerHeight = 68;

/**
 * The calendar on wide screens: two months that stand on the form, or hang from it where there is no room above. Escape,
 * Done, a tap elsewhere and the focus leaving it close it. docs/behavior.md#the-calendar
 */
export function StayPanel({ form, room, within, field, onField, onClose }: StayPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<'above' | 'below'>();

  useLayoutEffect(() => {
    const { top = 0 } = form.element.current?.getBoundingClientRect() ?? {};
    const { height = 0 } = panel.current?.getBoundingClientRect() ?? {};
    setPlace(top - height < headerHeight ? 'below' : 'above');
  }, [form.element]);

  // Once it is in its place, the whole of it comes onto the screen.
  useEffect(() => {
    if (place) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (!form.element.current?.contains(target as Node)) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [form.element, onClose]);

  /** Closes it and gives the focus back to the question that it answered. */
  function leave() {
    form.element.current?.querySelector<HTMLElement>(`.stay__cell--${field} button`)?.focus();
    onClose();
  }

  function followKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  }

  /** The focus may go on to the form's other questions, which stay in view. */
  function followFocus({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !form.element.current?.contains(relatedTarget)) onClose();
  }

  return (
    <div
      ref={panel}
      className={place === 'below' ? 'stay-panel stay-panel--below' : 'stay-panel'}
      role="dialog"
      aria-label={stayForm.open}
      onKeyDown={followKey}
      onBlur={followFocus}
    >
      <StayCalendar
        texts={form.texts}
        field={field}
        within={within}
        look="pages"
        autoFocus
        onChange={form.change}
        onField={onField}
      />
      <div className="stay-panel__foot">
        <StayFoot room={room} />
        <button
          type="button"
          className="stay-panel__clear"
          onClick={() => {
            form.change({ arrival: '', departure: '' });
            onField('arrival');
          }}
        >
          {stayForm.clear}
        </button>
        <Button variant="secondary" onClick={leave}>
          {stayForm.done}
        </Button>
      </div>
    </div>
  );
}
