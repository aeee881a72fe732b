import type { ReactNode } from 'react';
import type { Content } from '../../../shared/content/content';
import { fill } from '../../../shared/templates';
import { useSwipe } from '../../hooks/useSwipe';
import { IconButton } from '../IconButton/IconButton';
import { useCarousel } from './useCarousel';

interface CarouselSlide {
  id: string;
  /** Accessible name of the slide and its button. */
  label: string;
  content: ReactNode;
}

interface CarouselProps {
  words: Content['ui']['slides'];
  /** Accessible name of the carousel, such as 'Featured rooms'. */
  label: string;
  slides: readonly CarouselSlide[];
  /** Auto-rotation interval, in ms. */
  interval: number;
  /** Transition: pictures cross-fade in 1 s, or entire slides move and fade in 300 ms. */
  motion: 'crossfade' | 'slide';
  className?: string;
}

/** How long input is ignored during a transition, in ms. Input can interrupt a cross-fade. */
const transitions = { slide: 300, crossfade: 0 };

/**
 * Rotating slides with pause, previous and next buttons, one button per slide, and swiping. Without JavaScript, the
 * slides are a scrolling row. WAI-ARIA APG, Carousel
 */
export function Carousel({ words, label, slides, interval, motion, className }: CarouselProps) {
  const carousel = useCarousel({ count: slides.length, interval, transition: transitions[motion] });
  const swipe = useSwipe((direction) => (direction === 'left' ? carousel.next() : carousel.previous()));
  const classes = ['carousel', `carousel--${motion}`, carousel.isLive && 'carousel--live', className];

  const slideClass = (index: number) => {
    const state = index === carousel.index ? 'current' : index === carousel.leaving ? 'leaving' : 'waiting';
    return `carousel__slide carousel__slide--${state}`;
  };

  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      aria-roledescription="carousel"
      aria-label={label}
      data-direction={carousel.leaving === undefined ? undefined : carousel.direction}
    >
      <div className="row carousel__controls script-only no-print">
        <IconButton
          icon={carousel.isPlaying ? 'pause' : 'play'}
          label={carousel.isPlaying ? words.pause : words.start}
          onClick={carousel.toggle}
        />
        <div className="row carousel__steps" {...carousel.pauseOnFocus}>
          <IconButton icon="left" label={words.previous} onClick={carousel.previous} />
          <ul className="carousel__marks">
            {slides.map((slide, index) => (
              <li key={slide.id}>
                <button
                  type="button"
                  className="carousel__mark"
                  onClick={() => carousel.goTo(index)}
                  aria-label={fill(words.slide, { number: index + 1, name: slide.label })}
                  aria-current={index === carousel.index}
                />
              </li>
            ))}
          </ul>
          <IconButton icon="right" label={words.next} onClick={carousel.next} />
        </div>
      </div>
      <div
        className="carousel__slides"
        aria-live={carousel.isRotating ? 'off' : 'polite'}
        {...carousel.pauseOnHover}
        {...carousel.pauseOnFocus}
        {...swipe}
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a fieldset; the APG uses role="group"
          <div
            key={slide.id}
            className={slideClass(index)}
            role="group"
            aria-roledescription="slide"
            aria-label={fill(words.position, {
              number: index + 1,
              count: slides.length,
              name: slide.label,
            })}
            inert={carousel.isLive && index !== carousel.index}
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  );
}
