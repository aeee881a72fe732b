import type * as z from 'zod';
import { replaceTokens } from '../../../shared/content/tokens';
import { fieldWords } from '../../content/fieldWords';
import { introspect, itemOf, partsOf, valuesOf } from '../../content/introspection';
import { labelOf, labelOfField } from '../../content/labelOf';
import { type Path, valueAt } from '../../content/valueAt';
import { GalleryInput } from '../pictures/GalleryInput';
import { ChoiceInput, type Option } from './ChoiceInput';
import { ColorInput } from './ColorInput';
import { choicesOf, membersOf } from './choices';
import { FieldGroup, type InputProps } from './FieldFrame';
import { useForm } from './FormContext';
import { ListInput } from './ListInput';
import { ManyInput } from './ManyInput';
import { PictureInput } from './PictureInput';
import { SwitchInput } from './SwitchInput';
import { ParagraphInput, TextInput } from './TextInput';
import { NumberInput, PairsInput } from './typed';

interface FieldProps {
  name: string;
  schema: z.core.$ZodType;
  path: Path;
  /** Whether an object around it may be left out: then its parts may be empty. */
  isInOptional?: boolean;
}

/** The list of the site's addresses, which the form has once. */
export const addressList = 'addresses';

const overHelp = 'This day is past: guests do not see it any more.';

/** ISO 8601, by this computer's clock. */
const today = () => new Date().toLocaleDateString('sv');

/** The field of the form for one part of a schema, and all that is inside it. */
function Field({ name, schema, path, isInOptional = false }: FieldProps) {
  const form = useForm();
  const { type, field, help, inner, ...seen } = introspect(schema);
  const isId = name === 'id' && type === 'string';
  const optional = seen.optional || isInOptional || isId;
  const value = valueAt(form.value, path);
  const props: InputProps<unknown> = {
    value,
    onChange: (part) => form.set(path, part),
    onLeave: () => form.leave(path),
    label: labelOfField(path, schema),
    help: help ?? fieldWords(path).help ?? '',
    message: form.messageOf(path),
    optional,
    place: path.join('.'),
  };
  if (field === 'gallery') return <GalleryInput {...props} />;
  switch (type) {
    case 'object':
      return (
        <FieldGroup label={props.label} help={props.help} message={props.message} place={props.place}>
          <Fields schema={schema} path={path} isInOptional={optional} />
        </FieldGroup>
      );
    case 'array':
    case 'tuple':
      return (
        <ListInput {...props} item={itemOf(schema)}>
          {(index) => <ListItem name={props.label} schema={itemOf(schema)} path={[...path, index]} />}
        </ListInput>
      );
    case 'union':
      return <ManyInput {...props} {...membersOf(schema, form.named)} />;
    case 'number':
      return <NumberInput {...props} />;
    case 'record':
      return <PairsInput {...props} />;
    default:
  }
  const values = type === 'literal' || type === 'enum' ? valuesOf(schema) : [];
  if (type === 'boolean' || values.length === 1)
    return (
      <SwitchInput
        {...props}
        value={value === true}
        onChange={(isOn) => props.onChange(isOn || !seen.optional ? isOn : undefined)}
      />
    );
  const options =
    choicesOf(form.named, field, form.value) ??
    (values.length > 0 ? values.map((each) => ({ value: each, label: labelOf(String(each)) })) : undefined);
  if (options) return <ChoiceInput {...props} value={value as Option['value']} options={options} />;

  const text: InputProps<string> = {
    ...props,
    value: value === undefined || value === null ? '' : String(value),
    onChange: (words) => props.onChange(words === '' && optional ? undefined : words),
  };
  if (field === 'picture') return <PictureInput {...text} pictures={form.named.pictures} />;
  if (field === 'color') return <ColorInput {...text} />;
  if (field === 'link') return <TextInput {...text} list={addressList} />;
  if (field === 'text' || field === 'richText') {
    const read = text.value.includes('{') ? replaceTokens(text.value, form.factOf, () => undefined) : '';
    return (
      <ParagraphInput
        {...text}
        help={read ? `${text.help} Guests read: ${read}`.trim() : text.help}
        facts={field === 'text' ? form.facts.plain : form.facts.rich}
      />
    );
  }
  if ((inner._zod.def as { format?: string }).format === 'date') {
    const isOver = field === 'lastDay' && text.value !== '' && text.value < today();
    return <TextInput {...text} type="date" help={isOver ? `${text.help} ${overHelp}`.trim() : text.help} />;
  }
  return <TextInput {...text} />;
}

interface FieldsProps {
  schema: z.core.$ZodType;
  path: Path;
  isInOptional?: boolean;
}

/** The fields of an object; those that an owner never needs stand behind a line of their own. */
export function Fields({ schema, path, isInOptional = false }: FieldsProps) {
  const fields = Object.entries(partsOf(schema)).map(([name, part]) => {
    const way = [...path, name];
    const { isForDeveloper, isSet } = fieldWords(way);
    const field = <Field key={name} name={name} schema={part} path={way} isInOptional={isInOptional} />;
    return isSet ? { field: null } : { field, isForDeveloper };
  });
  const behind = fields.filter(({ isForDeveloper }) => isForDeveloper);
  return (
    <>
      {fields.filter(({ isForDeveloper }) => !isForDeveloper).map(({ field }) => field)}
      {behind.length > 0 && (
        <details className="developer">
          <summary>For your developer</summary>
          <div className="fields">{behind.map(({ field }) => field)}</div>
        </details>
      )}
    </>
  );
}

/** An entry of a list: its fields, or the one that it is. */
const ListItem = (props: FieldProps) =>
  introspect(props.schema).type === 'object' ? <Fields {...props} /> : <Field {...props} />;
