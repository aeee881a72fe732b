import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { prefersReducedMotion } from '../../hooks/reducedMotion';
import { useHydrated } from '../../hooks/useHydrated';
import { usePageHidden } from '../../hooks/usePageHidden';

interface CarouselOptions {
  count: number;
  /** Auto-rotation interval, in ms. */
  interval: number;
  /** How long input is ignored during a transition, in ms; 0 if input can interrupt the transition. */
  transition?: number;
}

interface Move {
  index: number;
  /** Index of the previous slide. */
  from: number;
  direction: 'next' | 'previous';
}

/**
 * Manages a carousel that wraps at the ends and rotates automatically. Every move restarts the timer. Rotation pauses
 * while the mouse is over the slides, keyboard focus is inside (except on the pause button), or the tab is hidden. With
 * reduced motion, rotation starts paused.
 * WAI-ARIA APG, Carousel
 */
export function useCarousel({ count, interval, transition = 0 }: CarouselOptions) {
  const [move, setMove] = useState<Move>({ index: 0, from: 0, direction: 'next' });
  const [isMoving, setMoving] = useState(false);
  /** Whether the slides are stacked. Before hydration, the slides are a scrolling row. */
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
    /** Handlers that pause rotation while the mouse is over the slides, because the guest may be reading. */
    pauseOnHover: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
    },
    /** Handlers that pause rotation on keyboard focus. Not for the pause button, which can also start rotation. */
    pauseOnFocus: {
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
