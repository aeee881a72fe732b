import type { PageData, ShownTestimonial } from '../../../shared/pageData';
import { fill } from '../../../shared/templates';
import { Carousel } from '../../components/Carousel/Carousel';
import { Section } from '../../components/Section/Section';
import { TextLink } from '../../components/TextLink/TextLink';
import { useLabels } from '../../siteData';

/** How long a testimonial is shown, in ms. */
const interval = 8000;

/** The maximum rating. */
const fullRating = 5;

/** Quotes from guests, one at a time. */
export function TestimonialCarousel({
  page,
  slides,
  reviewsLink,
  testimonials,
  testimonialWords,
}: PageData['rooms']) {
  const { title, more, label, rating } = page.reviews;
  if (testimonials.length === 0) return null;
  return (
    <Section background="highlight" className="testimonials">
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
          content: <TestimonialQuote {...testimonial} ratingText={rating} words={testimonialWords} />,
        }))}
      />
      <TextLink href={reviewsLink}>{more}</TextLink>
    </Section>
  );
}

type QuoteProps = ShownTestimonial & { ratingText: string; words: PageData['rooms']['testimonialWords'] };

function TestimonialQuote({ ratingText, words, sample, ...testimonial }: QuoteProps) {
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
        {sample && <span>{words.sample}</span>}
      </figcaption>
    </figure>
  );
}
