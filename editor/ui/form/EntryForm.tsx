import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { stem } from '../../../shared/content/reader';
import { checksOf } from '../../content/check';
import type { Entry } from '../../content/entries';
import { factList } from '../../content/factList';
import { breadcrumbOf } from '../../content/labelOf';
import type { NamedThings } from '../../content/references';
import { type Path, pathOf } from '../../content/valueAt';
import { Button } from '../Button';
import { addressList, Fields } from '../fields/Field';
import { FormProvider } from '../fields/FormContext';
import { ParagraphInput } from '../fields/TextInput';
import { versionsHash } from '../frame/hash';
import { Question } from '../frame/Question';
import type { Place } from '../preview/marksOf';
import { Refusal } from '../Refusal';
import { ConflictQuestion } from './ConflictQuestion';
import { showField } from './showField';
import { type Opened, useEntry, useFile } from './useEntry';

interface EntryFormProps {
  entry: Entry;
  named: NamedThings;
  /** The field to begin with. */
  wanted: Pick<Place, 'path' | 'line'> | undefined;
  /** Asks for the page that shows the field that had the focus. */
  onWhere(): void;
  /** A field has got the focus. */
  onField(path: Path): void;
  onSaved(): void;
}

const markdownHelp =
  'A heading begins with ##, an item of a list with -, and a link is [words](/contact). An empty line ends a paragraph. ' +
  'What stands in {#braces} after a heading is its address: leave it.';

/** The form of one file of content/. */
export function EntryForm(props: EntryFormProps) {
  const { opened, refusal } = useFile(props.entry.path);
  if (refusal) return <Refusal words={refusal} />;
  return opened ? <OpenForm {...props} opened={opened} /> : null;
}

function OpenForm(props: EntryFormProps & { opened: Opened }) {
  const { entry, named, opened, wanted, onWhere, onField, onSaved } = props;
  const { state, dispatch, isBusy, isUnsaved, refused, clash, save, settle, putOff } = useEntry(
    entry.path,
    opened,
    onSaved,
  );
  const [isDiscarding, setDiscarding] = useState(false);
  const { value, left, isTried } = state;
  const checks = useMemo(() => checksOf(entry.path, named), [entry.path, named]);
  const facts = useMemo(() => {
    const slug = entry.path.startsWith('rooms/') ? stem(entry.path) : undefined;
    return { plain: factList(named, slug, false), rich: factList(named, slug, true) };
  }, [entry.path, named]);
  const issues = useMemo(() => checks.issuesOf(value), [checks, value]);
  const { schema } = checks;
  const messages = useMemo(() => {
    const first = new Map<string, string>();
    for (const { path, message } of [...issues, ...refused])
      if (!first.has(path.join('.'))) first.set(path.join('.'), message);
    return first;
  }, [issues, refused]);

  useEffect(() => {
    if (wanted) showField(wanted.path, wanted.line);
  }, [wanted]);

  const labelAt = (path: Path) => (schema ? breadcrumbOf(schema, path) : entry.label);
  const form = {
    file: entry.path,
    onPicture: onSaved,
    facts,
    value,
    named,
    factOf: checks.factOf,
    set: (path: Path, part: unknown) => dispatch({ kind: 'set', path, part }),
    leave: (path: Path) => dispatch({ kind: 'leave', path }),
    messageOf(path: Path) {
      const message = isTried || left.has(path.join('.')) ? messages.get(path.join('.')) : undefined;
      return message && `${labelAt(path).split(', ').at(-1)} ${message}`;
    },
  };
  const faults = isTried ? [...issues, ...refused] : [];

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isBusy) return;
    dispatch({ kind: 'try' });
    const [first] = issues;
    if (!first) return void save();
    // Once it is drawn with what is wrong.
    requestAnimationFrame(() => showField(first.path));
  }
  function saveByKey(event: KeyboardEvent) {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  }

  return (
    <form
      className="form fields"
      onSubmit={submit}
      onKeyDown={saveByKey}
      onFocus={({ target }) => {
        const place = target.closest<HTMLElement>('[data-place]')?.dataset.place;
        if (place) onField(pathOf(place));
      }}
      noValidate
      aria-label={entry.label}
    >
      <header className="form__head line">
        <h2>{entry.label}</h2>
        {isUnsaved && (
          <>
            <span className="form__unsaved note">Not saved yet</span>
            <Button label="Discard" onClick={() => setDiscarding(true)} />
          </>
        )}
        <Button type="submit" label={isBusy ? 'Saving …' : 'Save'} aria-disabled={isBusy} />
        <p className="form__tools line">
          <Button label="Where on the site is this?" onClick={onWhere} />
          <a className="button" href={`#${versionsHash(entry.path)}`}>
            Versions
          </a>
        </p>
        {faults.length > 0 && (
          <div className="form__faults said said--refused" role="alert">
            <p>Not saved. {faults.length === 1 ? 'This is' : 'These are'} to be put right:</p>
            <ul>
              {faults.map(({ path, message }) => (
                <li key={path.join('.') + message}>
                  {path.length > 0 ? (
                    <Button label={`${labelAt(path)} ${message}`} onClick={() => showField(path)} />
                  ) : (
                    message
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </header>
      <FormProvider value={form}>
        {schema ? (
          <Fields schema={schema} path={[]} />
        ) : (
          <ParagraphInput
            lines
            facts={facts.rich}
            label={entry.label}
            help={markdownHelp}
            value={String(value)}
            message={form.messageOf([])}
            onChange={(text) => form.set([], text)}
            onLeave={() => form.leave([])}
            optional={false}
            place=""
          />
        )}
      </FormProvider>
      <datalist id={addressList}>
        {named.addresses.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
      {isDiscarding && (
        <Question
          title="Discard what you typed?"
          no={{ label: 'Keep it', act: () => setDiscarding(false) }}
          yes={{
            label: 'Discard',
            act: () => {
              setDiscarding(false);
              dispatch({ kind: 'discard' });
            },
          }}
        >
          <p>The form becomes what it was when it was last saved.</p>
        </Question>
      )}
      {clash && (
        <ConflictQuestion
          conflicts={clash.conflicts.map((conflict) => ({ ...conflict, label: labelAt(conflict.path) }))}
          onSettle={settle}
          onCancel={putOff}
        />
      )}
    </form>
  );
}
