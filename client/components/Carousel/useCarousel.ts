import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { prefersReducedMotion } from '../../hooks/reducedMotion';
import { useHydrated } from '../../hooks/useHydrated';
import { usePageHidden } from '../../hooks/usePageHidden';

interface CarouselOptions {
  /** Number of slides. */
  count: number;
  /** Auto-rotation interval, in ms. */
  interval: number;
  /** Duration of a transition during which input is ignored, in ms; 0 if it can be interrupted. */
  transition?: number;
}

interface Move {
  index: number;
  /** Index of the previous slide. */
  from: number;
  direction: 'next' | 'previous';
}

/**
 * Carousel state. Wraps at the ends and rotates automatically; every change restarts the timer. Pauses while the
 * pointer is over a slide, keyboard focus is inside or the tab is hidden. With reduced motion it starts paused.
 * WAI-ARIA APG, Carousel
 */
export function useCarousel({ count, interval, transition = 0 }: CarouselOptions) {
  const [move, setMove] = useState<Move>({ index: 0, from: 0, direction: 'next' });
  const [isMoving, setMoving] = useState(false);
  /** Until the script runs, the slides are a scrolling row. */
  const isLive = useHydrated();
  const [isPlaying, setPlaying] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = usePageHidden();
  const isRotating = isLive && isPlaying && !isHovered && !isFocused && !isHidden;

  function goTo(index: number, direction: Move['direction'] = index < move.index ? 'previous' : 'next') {
    if (isMoving) return;
    const isNewSlide = index !== move.index;
    setMove(isNewSlide ? { index, from: move.index, direction } : { ...move });
    setMoving(isNewSlide && transition > 0);
  }
  const next = () => goTo((move.index + 1) % count, 'next');
  const previous = () => goTo((move.index + count - 1) % count, 'previous');
  const rotate = useEffectEvent(next);

  useEffect(() => {
    if (prefersReducedMotion()) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setMoving(false), transition);
    return () => clearTimeout(timer);
  }, [isMoving, transition]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every move restarts the timer
  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(rotate, interval);
    return () => clearTimeout(timer);
  }, [isRotating, interval, move]);

  return {
    index: move.index,
    direction: move.direction,
    /** Index of the outgoing slide during a transition. */
    leaving: isMoving ? move.from : undefined,
    isLive,
    isPlaying,
    isRotating,
    next,
    previous,
    goTo,
    toggle: () => setPlaying(!isPlaying),
    /** Handlers for the slides: a guest may be reading the one under the pointer. */
    pauseOnHover: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
    },
    /** Handlers for everything but the pause button, which can start the rotation while it has focus. */
    pauseOnFocus: {
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
