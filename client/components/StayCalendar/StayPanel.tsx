import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSiteData } from '../../siteData';
import { Button } from '../Button/Button';
import type { StayFormState } from '../StayForm/useStayForm';
import { type CalendarProps, StayCalendar } from './StayCalendar';
import { StaySummary } from './StaySummary';

interface StayPanelProps extends CalendarProps {
  form: StayFormState;
  onClose: () => void;
}

/** Height of the compact header, in px. The panel must fit below the header. */
const headerHeight = 68;

/**
 * The calendar on wide screens. Shows two months above the form, or below the form if the space above is too small.
 * Closes on Escape, Done, or an outside click, or when focus leaves the form.
 */
export function StayPanel({ form, onClose, ...calendar }: StayPanelProps) {
  const { stayForm } = useSiteData();
  const panel = useRef<HTMLDivElement>(null);
  const [placement, setPlacement] = useState<'above' | 'below'>();

  useLayoutEffect(() => {
    const { top = 0 } = form.element.current?.getBoundingClientRect() ?? {};
    const { height = 0 } = panel.current?.getBoundingClientRect() ?? {};
    setPlacement(top - height < headerHeight ? 'below' : 'above');
  }, [form.element]);

  // Scrolls the entire panel into view after its placement is set.
  useEffect(() => {
    if (placement) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [placement]);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (!form.element.current?.contains(target as Node)) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [form.element, onClose]);

  /** Closes the panel and returns focus to the date field. */
  function leave() {
    form.element.current?.querySelector<HTMLElement>(`.stay__cell--${calendar.field} button`)?.focus();
    onClose();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  }

  /** Closes the panel when focus leaves the form. Focus may move to other fields of the form. */
  function handleBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !form.element.current?.contains(relatedTarget)) onClose();
  }

  return (
    <div
      ref={panel}
      className={placement === 'below' ? 'stay-panel stay-panel--below' : 'stay-panel'}
      role="dialog"
      aria-label={stayForm.open}
      onKeyDown={handleKey}
      onBlur={handleBlur}
    >
      <StayCalendar {...calendar} form={form} layout="pages" />
      <div className="row stay-panel__foot">
        <StaySummary {...calendar} />
        <button
          type="button"
          className="stay-panel__clear"
          onClick={() => {
            form.change({ arrival: '', departure: '' });
            calendar.onFieldChange('arrival');
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
