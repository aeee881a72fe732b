import { type MouseEvent, type PointerEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { prefersReducedMotion } from '../../hooks/reducedMotion';
import { targetOf } from '../../navigation/anchors';
import { entryId, kindId, type TownKind } from './townPlaces';

/** Only a mouse can hover. Touch screens highlight a place on tap. */
const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';

/**
 * Tracks the place highlighted on the map and in the list: the hovered or focused place, or else the last tapped place.
 * Only a tap opens a place's entry, so that hovering causes no layout shift.
 */
export function useTownMap(kinds: readonly TownKind[]) {
  const { hash } = useLocation();
  const [hovered, setHovered] = useState<string>();
  const [selected, setSelected] = useState<string>();

  // Selects the place whose anchor is the URL's fragment, if any.
  useEffect(() => {
    const target = targetOf(hash)?.id;
    const place = kinds.flatMap(({ places }) => places).find(({ id }) => entryId(id) === target);
    if (!place) return;
    showKind(kinds[place.kind]);
    setSelected(place.id);
  }, [hash, kinds]);

  const highlightHandlers = (id: string) => ({
    onPointerEnter: (event: PointerEvent) => isMouse(event) && setHovered(id),
    onPointerLeave: (event: PointerEvent) => isMouse(event) && setHovered(undefined),
    onFocus: () => setHovered(id),
    onBlur: () => setHovered(undefined),
  });

  return {
    highlighted: hovered ?? selected,
    selected,
    /** Handlers for a number on the map: a tap selects the place and scrolls to its entry. */
    number: (id: string) => ({
      ...highlightHandlers(id),
      onClick(event: MouseEvent) {
        event.preventDefault();
        setSelected(id);
        const isByKeyboard = event.detail === 0;
        requestAnimationFrame(() => showEntry(id, isByKeyboard));
      },
    }),
    /** Handlers for an entry. */
    entry: highlightHandlers,
    /** Handlers for an entry's heading, which opens and closes the entry. */
    summary: (id: string) => ({
      onClick(event: MouseEvent) {
        event.preventDefault();
        setSelected(selected === id ? undefined : id);
      },
    }),
  };
}

/** On phones, selects the radio button of a kind. */
function showKind(kind: TownKind | undefined) {
  const button = document.getElementById(kindId(kind?.id ?? ''));
  if (button instanceof HTMLInputElement) button.checked = true;
}

/** Scrolls to a place's entry. Also focuses the entry if the number was activated by keyboard. */
function showEntry(id: string, moveFocus: boolean) {
  const entry = document.getElementById(entryId(id))?.closest('details');
  entry?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  if (moveFocus) entry?.querySelector('summary')?.focus({ preventScroll: true });
}
