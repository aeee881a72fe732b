import { replaceTokens } from '../../../shared/content/replaceTokens';
import { ownValue } from '../../../shared/ownValue';
import { roomKinds } from '../../../shared/roomFilters';
import type { NamedThings } from '../../content/references';
import { introspect, labelOf, type Schema } from '../../content/schema';
import { FieldFrame, type InputProps } from './FieldFrame';

export interface Option {
  value: string | number | boolean;
  label: string;
  /** The heading that it is listed under. */
  group?: string;
}

/** Text as guests read it: '{city}' -> 'Encinitas'. */
export const withFacts = (words: string, { facts = {} }: NamedThings): string =>
  replaceTokens(
    words,
    (name) => ownValue(facts, name),
    () => undefined,
  );

const nameOption = (name: string) => ({ value: name, label: name });

/**
 * The choices for a field that refers to something by name.
 * @param form the form's value, since some fields choose from lists in it
 */
export function choicesOf(things: NamedThings, field = '', form?: unknown): readonly Option[] | undefined {
  const { rooms, places, views, films, pictures, drawings } = things;
  const read = (words: string) => ({ value: words, label: withFacts(words, things) });
  const byId = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  const own = (form ?? {}) as Record<string, readonly string[] | undefined>;
  const lists: Record<string, () => readonly Option[]> = {
    room: () => rooms.map(({ slug, name }) => ({ value: slug, label: name })),
    view: () => views.map(byId),
    roomKind: () => [...views.map(byId), ...roomKinds.map((kind) => ({ value: kind, label: labelOf(kind) }))],
    place: () => places.map(byId),
    film: () => [
      ...films.map((name) => ({ ...nameOption(name), group: 'Films' })),
      ...pictures.map(({ name }) => ({ ...nameOption(name), group: 'Pictures' })),
    ],
    drawing: () => drawings.map(nameOption),
    department: () => (own.departments ?? []).map(read),
    location: () => (own.locations ?? []).map(read),
  };
  return lists[field]?.();
}

/** The values of a literal or an enum, with labels. */
export const valueChoices = (schema: Schema): Option[] =>
  introspect(schema).values.map((value) => ({ value, label: labelOf(String(value)) }));

/** The choices for the only kind of union in the content: 'all', or a list of some. */
export function membersOf(schema: Schema, things: NamedThings) {
  const members = introspect(schema).options;
  const [item] = members.flatMap((member) => introspect(member).item ?? []);
  const options = (item && choicesOf(things, introspect(item).field)) ?? [];
  return { whole: members.flatMap(valueChoices), options };
}

type ChoiceInputProps = InputProps<unknown> & { options: readonly Option[] };

/** A select for one option. A value that isn't among the options stays listed until another is chosen. */
export function ChoiceInput({ options, value, onChange, ...frame }: ChoiceInputProps) {
  const current = String(value ?? '');
  const groups = [...new Set(options.map(({ group }) => group))];
  const find = (chosen: string) => options.find((option) => String(option.value) === chosen);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <select {...control} value={current} onChange={({ target }) => onChange(find(target.value)?.value)}>
          {(frame.optional || current === '') && (
            <option value="">{frame.optional ? 'None' : 'Choose one'}</option>
          )}
          {current !== '' && !find(current) && <option value={current}>{current}</option>}
          {groups.map((group) => {
            const listed = options
              .filter((option) => option.group === group)
              .map((option) => (
                <option key={String(option.value)} value={String(option.value)}>
                  {option.label}
                </option>
              ));
            return group === undefined ? (
              listed
            ) : (
              <optgroup key={group} label={group}>
                {listed}
              </optgroup>
            );
          })}
        </select>
      )}
    </FieldFrame>
  );
}

/** Checkboxes for several options, or one for all of them. @param whole the options that stand for all */
export function MultiChoiceInput({
  whole,
  options,
  value,
  onChange,
  ...frame
}: ChoiceInputProps & { whole: readonly Option[] }) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const box = ({ value: each, label }: Option, isOn: boolean, next: unknown) => (
    <label className="tick" key={String(each)}>
      <input type="checkbox" checked={isOn} onChange={() => onChange(next)} />
      {label}
    </label>
  );
  return (
    <FieldFrame {...frame}>
      {whole.map((option) => box(option, value === option.value, value === option.value ? [] : option.value))}
      {options.map((option) => {
        const isOn = chosen.includes(option.value);
        // In the order of the options, so that toggling twice leaves the file unchanged.
        const next = options
          .map((each) => each.value)
          .filter((each) => (each === option.value ? !isOn : chosen.includes(each)));
        return box(option, isOn, next);
      })}
    </FieldFrame>
  );
}
