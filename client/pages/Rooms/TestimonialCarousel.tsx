import type { Content } from '../../../shared/content/compile';
import type { ShownTestimonial } from '../../../shared/pageData';
import type { PageContent } from '../../../shared/schema/pages';
import { fill } from '../../../shared/words';
import { Carousel } from '../../components/Carousel/Carousel';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';
import { useLabels } from '../../siteData';

/** How long a testimonial is shown, in ms. */
const interval = 8000;

/** The maximal rating. */
const fullRating = 5;

interface TestimonialCarouselProps {
  words: PageContent<'rooms'>['reviews'];
  slides: Content['ui']['slides'];
  /** Where all reviews are. */
  href: string;
  testimonials: readonly ShownTestimonial[];
}

/** Quotes from guests, one at a time. */
export function TestimonialCarousel({ words, slides, href, testimonials }: TestimonialCarouselProps) {
  const { title, more, label } = words;
  if (testimonials.length === 0) return null;
  return (
    <Section ground="highlight" className="testimonials">
      <h2 className="label">{title}</h2>
      <Carousel
        words={slides}
        className="testimonials__carousel"
        label={label}
        interval={interval}
        motion="slide"
        slides={testimonials.map((testimonial) => ({
          id: testimonial.id,
          label: testimonial.author,
          content: <TestimonialQuote {...testimonial} ratingText={words.rating} />,
        }))}
      />
      <TextLink href={href}>{more}</TextLink>
    </Section>
  );
}

function TestimonialQuote({ ratingText, ...testimonial }: ShownTestimonial & { ratingText: string }) {
  const { monthLabel } = useLabels();
  const { author, location, date, text, rating, roomName } = testimonial;
  return (
    <figure className="stack testimonial">
      <blockquote className="testimonial__text">“{text}”</blockquote>
      <figcaption className="cluster fine testimonial__source">
        <strong>
          <span translate="no">{author}</span>, {location} · <time dateTime={date}>{monthLabel(date)}</time>
        </strong>
        <span>
          {`${fill(ratingText, { rating, most: fullRating })} · `}
          <span translate="no">{roomName}</span>
        </span>
      </figcaption>
    </figure>
  );
}
