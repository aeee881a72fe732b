import type { RichText as RichTextValue } from '../../../shared/richText';
import { RichText } from '../RichText/RichText';

export interface Fact {
  label: string;
  value: string;
  /** False if not checked at the hotel. The value then has two asterisks, which a note explains. */
  verified?: boolean;
}

/** Marks facts that are not verified yet; a single asterisk marks amenities covered by the amenity fee. */
const UNVERIFIED = '**';

/** A fact's value, with two asterisks if it is unverified. */
export const factValue = ({ value, verified }: Fact): string =>
  verified === false ? `${value}${UNVERIFIED}` : value;

/** The note that explains the two asterisks, if any fact has them. */
export const Unverified = ({ facts, text }: { facts: readonly Fact[]; text: RichTextValue | undefined }) =>
  text &&
  facts.some(({ verified }) => verified === false) && (
    <p className="fine above-2">
      {UNVERIFIED} <RichText text={text} />
    </p>
  );

/** A definition list with a line below each pair. */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="ruled-list facts-list">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt className="semibold">{fact.label}</dt>
          <dd>{factValue(fact)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FactGroup {
  id: string;
  heading: string;
  facts: readonly Fact[];
}

/** Several facts lists, each under its heading. */
export function FactGroups({ groups }: { groups: readonly FactGroup[] }) {
  return groups.map(({ id, heading, facts }) => (
    <section className="fact-group" key={id} id={id}>
      <h3 className="below-3 fact-group__heading">{heading}</h3>
      <FactsList facts={facts} />
    </section>
  ));
}
