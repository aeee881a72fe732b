import { type ReactNode, useState } from 'react';
import { choicesOf, membersOf, valueChoices } from '../../content/choices';
import { fieldInfo } from '../../content/fieldLabels';
import { introspect, labelOfField, type Schema, today } from '../../content/schemaFields';
import { fromLabel } from '../../content/seasons';
import { type Path, valueAt } from '../../content/valueAt';
import { Button } from '../Button';
import { useDesk } from '../frame/DeskContext';
import { GalleryInput } from '../pictures/GalleryInput';
import { ChoiceInput, MultiChoiceInput } from './ChoiceInput';
import { ColorInput } from './ColorInput';
import { FieldFrame, type InputProps } from './FieldFrame';
import { useForm } from './FormContext';
import { ListInput } from './ListInput';
import { MapPointInput } from './MapPointInput';
import { MarkdownInput } from './MarkdownInput';
import { PictureInput } from './PictureInput';
import { SeasonsInput } from './SeasonsInput';
import { LinesInput, TextInput } from './TextInput';
import { useTyped } from './typedFormats';

interface FieldProps {
  name: string;
  schema: Schema;
  path: Path;
  /** Whether the field is in an optional group, which makes the field optional, too. */
  isInOptional?: boolean;
}

/** The id of the form's list of site addresses. */
export const addressList = 'addresses';

const pastHelp = 'This date has passed: guests no longer see it.';

/** Whether the browser's date picker can show a value. */
const isDay = (value: unknown): value is string => /^\d{4}-\d\d-\d\d$/.test(String(value));

/** An optional group of fields, such as a floor plan, with a button that removes the group. */
function Removable({ label, value, onChange, children }: InputProps<unknown> & { children: ReactNode }) {
  const [removed, setRemoved] = useState<unknown>();
  if (value === undefined && removed !== undefined)
    return (
      <p className="line" role="status">
        “{label}” was removed.
        <Button label="Undo" of={label} onClick={() => onChange(removed)} />
      </p>
    );
  return (
    <>
      {children}
      {value !== undefined && (
        <Button
          label="Remove all of this"
          of={label}
          onClick={() => {
            setRemoved(value);
            onChange(undefined);
          }}
        />
      )}
    </>
  );
}

/** The form field for a schema, including nested fields. */
function Field({ name, schema, path, isInOptional = false }: FieldProps) {
  const { data } = useDesk();
  const form = useForm();
  const { type, field, help, format, item, values, ...introspected } = introspect(schema);
  const isId = name === 'id' && type === 'string';
  const optional = introspected.optional || isInOptional || isId;
  const props: InputProps<unknown> = {
    value: valueAt(form.value, path),
    onChange: (part) => form.set(path, part),
    onLeave: () => form.leave(path),
    label: fromLabel(form.file, path, data.ratesSource) ?? labelOfField(path, schema),
    help: help ?? fieldInfo(path).help ?? '',
    message: form.messageOf(path),
    optional,
    place: path.join('.'),
  };
  const { value: _, onChange: _set, ...frame } = props;
  const words = useTyped(type === 'string' ? (format ?? field ?? type) : type, props);
  if (field === 'gallery') return <GalleryInput {...props} />;
  if (field === 'mapX') return <MapPointInput {...frame} path={path.slice(0, -1)} />;
  if (field === 'mapY') return null; // MapPointInput edits both coordinates.
  if (field === 'picture') return <PictureInput {...words} />;
  if (field === 'color') return <ColorInput {...words} />;
  if (type === 'object')
    return (
      <FieldFrame {...frame}>
        {introspected.optional ? (
          <Removable {...props}>
            <Fields schema={schema} path={path} isInOptional />
          </Removable>
        ) : (
          <Fields schema={schema} path={path} isInOptional={optional} />
        )}
      </FieldFrame>
    );
  if (item) {
    const List = introspect(item).field === 'season' ? SeasonsInput : ListInput;
    return (
      <List {...props} item={item}>
        {(index) => <ListItem name={props.label} schema={item} path={[...path, index]} />}
      </List>
    );
  }
  if (type === 'union') return <MultiChoiceInput {...props} {...membersOf(schema, form.named)} />;

  const isOneOf = type === 'literal' || type === 'enum';
  if (type === 'boolean' || (isOneOf && values.length === 1))
    return (
      <FieldFrame {...frame} optional={false}>
        {(control) => (
          <input
            {...control}
            type="checkbox"
            checked={props.value === true}
            onChange={({ target: { checked } }) =>
              props.onChange(checked || !introspected.optional ? checked : undefined)
            }
          />
        )}
      </FieldFrame>
    );
  const options = choicesOf(form.named, field, form.value) ?? (isOneOf ? valueChoices(schema) : undefined);
  if (options) return <ChoiceInput {...props} options={options} />;
  if (type === 'record') return <LinesInput {...words} />;
  if (field === 'markdown') return <MarkdownInput {...words} />;
  if (field === 'text' || field === 'richText') return <TextInput {...words} isRich={field === 'richText'} />;

  const isDate = format === 'date';
  const isPast = field === 'lastDay' && words.value !== '' && words.value < today();
  const onChange = ({ target }: { target: HTMLInputElement }) => words.onChange(target.value);
  return (
    <FieldFrame {...frame} help={isPast ? `${frame.help} ${pastHelp}`.trim() : frame.help}>
      {(control) => (
        <div className="input">
          {isDate && (
            <input
              type="date"
              aria-label={`${frame.label}: choose`}
              value={isDay(props.value) ? props.value : ''}
              onChange={onChange}
              onBlur={control.onBlur}
            />
          )}
          <input
            {...control}
            type="text"
            inputMode={type === 'number' ? 'decimal' : undefined}
            list={field === 'link' ? addressList : undefined}
            value={words.value}
            onChange={onChange}
          />
        </div>
      )}
    </FieldFrame>
  );
}

interface FieldsProps {
  schema: Schema;
  path: Path;
  isInOptional?: boolean;
}

/** The fields of an object. Fields that an owner never needs are collapsed. */
export function Fields({ schema, path, isInOptional = false }: FieldsProps) {
  const all = Object.entries(introspect(schema).parts).filter(
    ([name]) => !fieldInfo([...path, name]).isAutomatic,
  );
  const fields = (forDeveloper: boolean) =>
    all
      .filter(([name]) => (fieldInfo([...path, name]).isForDeveloper ?? false) === forDeveloper)
      .map(([name, part]) => (
        <Field key={name} name={name} schema={part} path={[...path, name]} isInOptional={isInOptional} />
      ));
  const developerFields = fields(true);
  return (
    <>
      {fields(false)}
      {developerFields.length > 0 && (
        <details className="developer">
          <summary>For your developer</summary>
          <div className="fields">{developerFields}</div>
        </details>
      )}
    </>
  );
}

/** A list entry: its fields if it is an object, otherwise a single field. */
const ListItem = (props: FieldProps) =>
  introspect(props.schema).type === 'object' ? <Fields {...props} /> : <Field {...props} />;
