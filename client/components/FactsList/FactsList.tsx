export interface Fact {
  label: string;
  value: string;
}

/** A definition list with a line below each pair. */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="ruled-list facts-list">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FactGroup {
  /** An anchor. */
  id: string;
  heading: string;
  facts: readonly Fact[];
}

/** Such lists, each under its heading. */
export function FactGroups({ groups }: { groups: readonly FactGroup[] }) {
  return groups.map(({ id, heading, facts }) => (
    <section className="fact-group" key={id} id={id}>
      <h3 className="fact-group__heading">{heading}</h3>
      <FactsList facts={facts} />
    </section>
  ));
}
