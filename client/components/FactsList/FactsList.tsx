export interface Fact {
  label: string;
  value: string;
}

/** Names and what is said of them, a line under each pair. */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts-list">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
