import type { Picture } from '../picture';
import type { InsideLink } from '../routes';

/** What a page tells search results and shared links. SPEC 2, Shared layout. */
export interface PageMeta {
  /** The '{page}' part of '{page} | The Enci': with the brand at most 60 characters. */
  title: string;
  /** 70 to 160 characters, said of no other page. */
  description: string;
}

/** The banner at the head of a page. SPEC 2, Rooms & Suites (reusable page-hero banner). */
export interface PageHero {
  title: string;
  subtitle: string;
  picture: Picture;
}

/** A link inside the site, with its words. */
export interface PageLink {
  label: string;
  to: InsideLink;
}

/** A heading with a few sentences. */
export interface TextBlock {
  title: string;
  text: string;
}

/** A picture with its heading and a few sentences. */
export interface PictureCard extends TextBlock {
  picture: Picture;
}
