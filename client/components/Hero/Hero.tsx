import type { ReactNode } from 'react';
import type { InternalLink } from '../../../shared/pages';
import type { Picture as PictureData } from '../../../shared/picture';
import { Button } from '../Button/Button';
import { Picture } from '../Picture/Picture';

/** Length of the longest word that fits on a phone at the full font size, in characters. */
const maxWordLength = 11;

const hasLongWord = (title: string) => title.split(' ').some((word) => word.length > maxWordLength);

interface HeroProps {
  title: string;
  /** Whether the title is a proper name, which must not be translated. */
  isName?: boolean;
  subtitle?: string;
  eyebrow?: string;
  /** Background picture. Without a picture, the hero is a sand-colored band. */
  picture?: PictureData;
  button?: { text: string; to: InternalLink };
  /** Several buttons or other content, used instead of `button`. */
  children?: ReactNode;
}

/** `sizes` of the picture: on portrait screens, the hero's height (78vh, at most 42rem) sets a 3:2 picture's width. */
export const heroSizes = 'max(100vw, min(117vh, 63rem))';
export const tallHeroSizes = 'max(100vw, 44vh)';

/** The title area at the top of a page. A scrim ensures the contrast of the text over the picture. */
export function Hero({ title, isName, subtitle, eyebrow, picture, button, children }: HeroProps) {
  return (
    <header className={picture ? 'hero hero--picture on-ink' : 'hero'}>
      {picture && (
        <Picture
          picture={picture}
          sizes={heroSizes}
          portraitSizes={tallHeroSizes}
          priority
          className="cover hero__picture"
          decorative
        />
      )}
      <div className="hero__content wrap">
        <div>
          {eyebrow && <p className="label">{eyebrow}</p>}
          <h1
            className={hasLongWord(title) ? 'hero__title--long' : undefined}
            translate={isName ? 'no' : undefined}
          >
            {title}
          </h1>
          {subtitle && <p className="hero__subtitle">{subtitle}</p>}
        </div>
        {(button || children) && (
          <div className="cluster hero__actions no-print">
            {button && <Button to={button.to}>{button.text}</Button>}
            {children}
          </div>
        )}
      </div>
    </header>
  );
}
