import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSiteData } from '../../siteData';
import type { StayPanelProps } from '../../stay/stayParts';
import { Button } from '../Button/Button';
import { StayCalendar } from './StayCalendar';
import { StayFoot } from './StayFoot';

/** Height of the compact header, which the panel must not go under, in px. */
const headerHeight = 68;

/**
 * The calendar on wide screens: two months above the form, or below it if there is no room above. Escape, Done, a
 * click outside and focus leaving it close it.
 */
export function StayPanel({ form, onClose, ...calendar }: StayPanelProps) {
  const { stayForm } = useSiteData();
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<'above' | 'below'>();

  useLayoutEffect(() => {
    const { top = 0 } = form.element.current?.getBoundingClientRect() ?? {};
    const { height = 0 } = panel.current?.getBoundingClientRect() ?? {};
    setPlace(top - height < headerHeight ? 'below' : 'above');
  }, [form.element]);

  // Scrolls the whole panel into view once it has its place.
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

  /** Closes it and returns the focus to the question. */
  function leave() {
    form.element.current?.querySelector<HTMLElement>(`.stay__cell--${calendar.field} button`)?.focus();
    onClose();
  }

  function followKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  }

  /** The focus may move to the form's other questions, which stay visible. */
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
      <StayCalendar {...calendar} form={form} look="pages" />
      <div className="row stay-panel__foot">
        <StayFoot {...calendar} />
        <button
          type="button"
          className="stay-panel__clear"
          onClick={() => {
            form.change({ arrival: '', departure: '' });
            calendar.onField('arrival');
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
