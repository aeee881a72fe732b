import { type InsideLink, type PageId, pages } from '../routes';
import { addressLine, site } from '../site';

/**
 * The model that all legal texts share, so that one component lays out every one of them.
 * SPEC 2 (Privacy Policy, Terms and Conditions, Do Not Sell, Opt-Out Preferences).
 */

/** A link to another page of the site. */
export interface PageLink {
  text: string;
  to: InsideLink;
}

/** A link out of the site: a web address, `tel:` or `mailto:`. */
export interface OutsideLink {
  text: string;
  href: string;
}

export type Inline = string | PageLink | OutsideLink;

/** Pieces of one paragraph, list item or cell, set one after the other without added spaces. */
export type RichText = readonly Inline[];

export type Block =
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; items: readonly RichText[] }
  | { kind: 'definitions'; items: readonly { term: string; text: RichText }[] }
  /** The first cell of each row is its heading; every row has as many cells as there are columns. */
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly RichText[])[] };

/** A heading and what follows it; `id` is the anchor, unique on its page. */
export interface LegalSection {
  id: string;
  heading: string;
  blocks: readonly Block[];
}

/** What every legal page has, whatever its layout. */
export interface LegalPage {
  /** Title: the {page} part of '{page} | {brand}'. Description: 70 to 160 characters. */
  meta: { title: string; description: string };
  heading: string;
  /** One line under the heading. */
  subtitle: string;
  /** The other legal pages that the specification links from this one. */
  related: readonly PageLink[];
}

/** SPEC 9: Privacy and Terms last updated March 25, 2025. */
export const lastUpdated = { iso: '2025-03-25', display: 'March 25, 2025' } as const;

/**
 * Days for which a delivered message stays on the hotel's server before it is deleted. The Privacy Policy
 * promises it, so the outbox must keep to it (DESIGN 3, The outbox).
 */
export const sentRetentionDays = 30;

/** A paragraph from its pieces. */
export const paragraph = (...text: RichText): Block => ({ kind: 'paragraph', text });

/** A list; an item without links may be a plain string. */
export const list = (...items: readonly (string | RichText)[]): Block => ({
  kind: 'list',
  items: items.map((item) => (typeof item === 'string' ? [item] : item)),
});

/** Terms with their explanations. */
export const definitions = (...items: readonly (readonly [term: string, ...text: RichText])[]): Block => ({
  kind: 'definitions',
  items: items.map(([term, ...text]) => ({ term, text })),
});

/** A link to a page, by default under the page's own name. */
export const pageLink = (page: PageId, text: string = pages[page].label): PageLink => ({
  text,
  to: pages[page].path,
});

export const phoneLink: OutsideLink = { text: site.phone.display, href: site.phone.href };
export const emailLink: OutsideLink = { text: site.email, href: `mailto:${site.email}` };

/** Contact Us block with postal address and phone (SPEC 2, Privacy Policy), one line an entry. */
export const contactBlock: { heading: string; intro: string; lines: readonly RichText[] } = {
  heading: 'Contact Us',
  intro:
    'Questions, requests and complaints about privacy go to the front desk, marked “Privacy.” A person answers.',
  lines: [[site.fullName], [addressLine], ['Phone: ', phoneLink], ['E-mail: ', emailLink]],
};
