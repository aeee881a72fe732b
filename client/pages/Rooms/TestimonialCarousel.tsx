import type { PageContent } from '../../../shared/schema/pages';
import type { Testimonial } from '../../../shared/schema/testimonials';
import { fill } from '../../../shared/words';
import { Carousel } from '../../components/Carousel/Carousel';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';
import { useLabels, useSiteData } from '../../siteData';

/** How long a testimonial is shown, in ms. */
const interval = 8000;

/** The maximal rating. */
const fullRating = 5;

interface TestimonialCarouselProps {
  words: PageContent<'rooms'>['reviews'];
  testimonials: readonly Testimonial[];
}

/** Quotes from guests, one at a time. */
export function TestimonialCarousel({ words, testimonials }: TestimonialCarouselProps) {
  const { links } = useSiteData();
  const { title, more, label } = words;
  if (testimonials.length === 0) return null;
  return (
    <Section ground="highlight" className="testimonials">
      <h2 className="label">{title}</h2>
      <Carousel
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
      <TextLink href={links.reviews}>{more}</TextLink>
    </Section>
  );
}

function TestimonialQuote({ ratingText, ...testimonial }: Testimonial & { ratingText: string }) {
  const { monthLabel } = useLabels();
  const { author, location, date, text, rating, room } = testimonial;
  return (
    <figure className="stack testimonial">
      <blockquote className="testimonial__text">“{text}”</blockquote>
      <figcaption className="cluster fine testimonial__source">
        <strong>
          <span translate="no">{author}</span>, {location} · <time dateTime={date}>{monthLabel(date)}</time>
        </strong>
        <span>
          {`${fill(ratingText, { rating, most: fullRating })} · `}
          <span translate="no">{room.name}</span>
        </span>
      </figcaption>
    </figure>
  );
}
