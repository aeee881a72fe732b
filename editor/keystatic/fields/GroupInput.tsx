import { Part, type PartProps, type ShownPart } from './part';

/** Fields that belong together, under their name. */
export function GroupInput({ schema, fields = {}, forceValidation }: PartProps & ShownPart) {
  const { label, description } = schema as { label?: string; description?: string };
  const parts = Object.entries(fields).map(([name, part]) => (
    <Part key={name} part={part} autoFocus={false} forceValidation={forceValidation} />
  ));
  // The form itself has the page's heading.
  if (!label) return <div className="form">{parts}</div>;
  return (
    <fieldset className="group">
      <legend className="group__label">{label}</legend>
      {description && <p className="field__help">{description}</p>}
      {parts}
    </fieldset>
  );
}
