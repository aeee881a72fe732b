import { type MouseEvent, type PointerEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { prefersReducedMotion } from '../../hooks/reducedMotion';
import { entryId, kindId, townKinds, townPlaces } from './townPlaces';

/** A finger lights by its tap alone: it cannot rest over a number. */
const isHovering = (event: PointerEvent) => event.pointerType === 'mouse';

/**
 * Which place is lit, on the map and in the list at once: the one under the pointer or with the focus, else the one
 * that a tap has kept. Only the kept one's entry is open, so that nothing moves under a pointer that passes by.
 * docs/behavior.md#town-map
 */
export function useTownMap() {
  const { hash } = useLocation();
  const [pointed, setPointed] = useState<string>();
  const [kept, setKept] = useState<string>();

  // An address may name a place by its anchor.
  useEffect(() => {
    const place = townPlaces.find(({ id }) => hash === `#${entryId(id)}`);
    if (!place) return;
    showKind(place.kind);
    setKept(place.id);
  }, [hash]);

  const light = (id: string) => ({
    onPointerEnter: (event: PointerEvent) => isHovering(event) && setPointed(id),
    onPointerLeave: (event: PointerEvent) => isHovering(event) && setPointed(undefined),
    onFocus: () => setPointed(id),
    onBlur: () => setPointed(undefined),
  });

  return {
    lit: pointed ?? kept,
    kept,
    /** For a number on the map: a tap keeps its place and brings the entry into view. */
    number: (id: string) => ({
      ...light(id),
      onClick(event: MouseEvent) {
        event.preventDefault();
        setKept(id);
        const isByKeyboard = event.detail === 0;
        requestAnimationFrame(() => showEntry(id, isByKeyboard));
      },
    }),
    /** For an entry of the list. */
    entry: light,
    /** For an entry's heading: opens it, and closes it again. */
    summary: (id: string) => ({
      onClick(event: MouseEvent) {
        event.preventDefault();
        setKept(kept === id ? undefined : id);
      },
    }),
  };
}

/** Phones show one kind at a time. */
function showKind(kind: number) {
  const button = document.getElementById(kindId(townKinds[kind]?.id ?? ''));
  if (button instanceof HTMLInputElement) button.checked = true;
}

/** Brings a place's entry into view, and the focus to it where a key chose the number. */
function showEntry(id: string, takesFocus: boolean) {
  const entry = document.getElementById(entryId(id))?.closest('details');
  entry?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  if (takesFocus) entry?.querySelector('summary')?.focus({ preventScroll: true });
}
