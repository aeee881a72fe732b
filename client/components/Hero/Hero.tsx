import type { ReactNode } from 'react';
import type { InsideLink } from '../../../shared/pages';
import type { Picture as PictureData } from '../../../shared/picture';
import { Button } from '../Button/Button';
import { Picture } from '../Picture/Picture';

/** The longest word, in letters, that fits on a phone at full size. */
const longestWord = 11;

const isLong = (title: string) => title.split(' ').some((word) => word.length > longestWord);

interface HeroProps {
  title: string;
  /** The title is a name, which no translator touches. */
  isName?: boolean;
  subtitle?: string;
  eyebrow?: string;
  /** Without a picture the hero is a band of sand. */
  picture?: PictureData;
  button?: { text: string; to: InsideLink };
  /** Buttons or more where one button is not enough. */
  children?: ReactNode;
}

/** On upright screens the hero's height (78 of 100, at most 42rem) decides how wide a picture of 3 to 2 is. */
export const heroSizes = 'max(100vw, min(117vh, 63rem))';
export const tallHeroSizes = 'max(100vw, 44vh)';

/** The banner at the top of a page: title, subtitle, picture, buttons. A scrim keeps the contrast of the text. */
export function Hero({ title, isName, subtitle, eyebrow, picture, button, children }: HeroProps) {
  return (
    <header className={picture ? 'hero hero--picture on-dark' : 'hero'}>
      {picture && (
        <Picture
          picture={picture}
          sizes={heroSizes}
          tallSizes={tallHeroSizes}
          priority
          className="hero__picture"
          decorative
        />
      )}
      <div className="hero__content wrap">
        <div>
          {eyebrow && <p className="label">{eyebrow}</p>}
          <h1
            className={isLong(title) ? 'hero__title--long' : undefined}
            translate={isName ? 'no' : undefined}
          >
            {title}
          </h1>
          {subtitle && <p className="hero__subtitle">{subtitle}</p>}
        </div>
        {(button || children) && (
          <div className="hero__actions">
            {button && <Button to={button.to}>{button.text}</Button>}
            {children}
          </div>
        )}
      </div>
    </header>
  );
}
