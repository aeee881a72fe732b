import type { Row } from '../../publish/publishApi';

/** Changed fields, each before and after. */
export const ChangedFields = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="changes">
    {rows.map(({ label, before, after }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows of a change never move
      <div key={index}>
        <dt className="note">{label}</dt>
        <dd>
          {before !== undefined && <del>{before}</del>}
          {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
          {after === undefined ? ' removed' : <ins>{after}</ins>}
        </dd>
      </div>
    ))}
  </dl>
);
