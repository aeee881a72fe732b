import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { prefersReducedMotion } from '../../hooks/reducedMotion';
import { useHydrated } from '../../hooks/useHydrated';
import { usePageHidden } from '../../hooks/usePageHidden';

interface CarouselOptions {
  /** How many slides there are. */
  count: number;
  /** ms until the carousel moves on by itself. */
  interval: number;
  /** ms that a move takes, during which input is ignored; 0 where a move can be interrupted by the next. */
  transition?: number;
}

interface Move {
  index: number;
  /** The slide that it came from. */
  from: number;
  direction: 'next' | 'previous';
}

/**
 * A carousel's behavior: it wraps, moves on by itself, and starts its wait again after every move. It waits while
 * the pointer is over a slide, keyboard focus is inside or the tab is hidden, and with reduced motion it moves only
 * once a guest starts it. WAI-ARIA APG, Carousel; docs/behavior.md#featured-carousel
 */
export function useCarousel({ count, interval, transition = 0 }: CarouselOptions) {
  const [move, setMove] = useState<Move>({ index: 0, from: 0, direction: 'next' });
  const [isMoving, setMoving] = useState(false);
  /** Whether the script runs: until then the slides are a row to scroll. */
  const isLive = useHydrated();
  const [isPlaying, setPlaying] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = usePageHidden();
  const isRotating = isLive && isPlaying && !isHovered && !isFocused && !isHidden;

  function goTo(index: number, direction: Move['direction'] = index < move.index ? 'previous' : 'next') {
    if (isMoving) return;
    const isElsewhere = index !== move.index;
    setMove(isElsewhere ? { index, from: move.index, direction } : { ...move });
    setMoving(isElsewhere && transition > 0);
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: every move starts the wait again
  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(rotate, interval);
    return () => clearTimeout(timer);
  }, [isRotating, interval, move]);

  return {
    index: move.index,
    direction: move.direction,
    /** The slide on its way out, during a move. */
    leaving: isMoving ? move.from : undefined,
    isLive,
    isPlaying,
    isRotating,
    next,
    previous,
    goTo,
    toggle: () => setPlaying(!isPlaying),
    /** For the slides: a guest who points at one reads it. */
    pauseOnHover: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
    },
    /** For everything but the pause button, which must be able to start a carousel that holds the focus. */
    pauseOnFocus: {
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
