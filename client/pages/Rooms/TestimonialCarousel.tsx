import { roomsContent } from '../../../generated/content/pages/rooms';
import { testimonials } from '../../../generated/content/testimonials';
import { monthLabel } from '../../../shared/dates';
import type { Testimonial } from '../../../shared/schema/testimonials';
import { outside } from '../../../shared/site';
import { fill } from '../../../shared/words';
import { Carousel } from '../../components/Carousel/Carousel';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';

/** How long a testimonial is shown, in ms. */
const interval = 8000;

/** The maximal rating. */
const fullRating = 5;

/** Quotes from guests, one at a time. docs/behavior.md#testimonials */
export function TestimonialCarousel() {
  const { title, more, label } = roomsContent.reviews;
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
          content: <TestimonialQuote testimonial={testimonial} />,
        }))}
      />
      <TextLink href={outside.reviews}>{more}</TextLink>
    </Section>
  );
}

function TestimonialQuote({ testimonial }: { testimonial: Testimonial }) {
  const { author, location, date, text, rating, room } = testimonial;
  return (
    <figure className="stack testimonial">
      <blockquote className="testimonial__text">“{text}”</blockquote>
      <figcaption className="cluster fine testimonial__source">
        <strong>
          <span translate="no">{author}</span>, {location} · <time dateTime={date}>{monthLabel(date)}</time>
        </strong>
        <span>
          {`${fill(roomsContent.reviews.rating, { rating, most: fullRating })} · `}
          <span translate="no">{room.name}</span>
        </span>
      </figcaption>
    </figure>
  );
}
