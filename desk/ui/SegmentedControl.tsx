interface SegmentedControlProps<Value extends string> {
  /** The label for screen readers. */
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange(value: NoInfer<Value>): void;
}

/** A choice between a few options, each a toggle button. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  return (
    <fieldset className="segmented-control" aria-label={label}>
      {(Object.keys(options) as Value[]).map((each) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChange(each)}>
          {options[each]}
        </button>
      ))}
    </fieldset>
  );
}
