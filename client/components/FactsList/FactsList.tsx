interface Fact {
  label: string;
  value: string;
}

/** A definition list of labels and values, separated by lines. */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="ruled-list facts-list">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt className="semibold">{fact.label}</dt>
          <dd>{fact.value}</dd>
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

/** Sections that each contain a heading and a facts list. */
export function FactGroups({ groups }: { groups: readonly FactGroup[] }) {
  return groups.map(({ id, heading, facts }) => (
    <section className="fact-group" key={id} id={id}>
      <h3 className="below-3 fact-group__heading">{heading}</h3>
      <FactsList facts={facts} />
    </section>
  ));
}
