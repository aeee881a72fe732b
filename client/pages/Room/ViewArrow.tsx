import type { ViewLooks } from '../../../shared/schema/views';

/** An arrow above the balcony, with a label and a sketch of the view. */
export function ViewArrow({ looks, sketch }: ViewLooks) {
  return (
    <p className="row semibold plan__looks">
      <svg width="1rem" height="1.5rem" viewBox="0 0 16 24" aria-hidden="true">
        <path d="M8 23V2M2 8l6-6 6 6" />
      </svg>
      {looks}
      {sketch === 'waves' && (
        <svg color="var(--control)" width="2.9rem" height="1rem" viewBox="0 0 46 16" aria-hidden="true">
          <path d="M2 5q5-5 10.5 0t10.5 0 10.5 0 10.5 0M2 12q5-5 10.5 0t10.5 0 10.5 0 10.5 0" />
        </svg>
      )}
      {sketch === 'trees' && (
        <svg width="2.5rem" height="1.5rem" viewBox="0 0 40 24" aria-hidden="true">
          <path d="M9 12v11M20 13v10M31 12v11" />
          <g fill="var(--tree)" stroke="none">
            <circle cx="9" cy="9" r="8" />
            <circle cx="31" cy="9" r="8" />
            <circle cx="20" cy="11" r="7" />
          </g>
        </svg>
      )}
    </p>
  );
}
