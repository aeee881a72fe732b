import { type FormEvent, useEffect, useMemo } from 'react';
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
import { confirmed } from '../frame/Question';
import type { Place } from '../preview/marksOf';
import { Refusal } from '../Refusal';
import { ConflictQuestion } from './ConflictQuestion';
import type { Draft } from './drafts';
import { showField } from './showField';
import { useEntry, useFile } from './useEntry';

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

function OpenForm(props: EntryFormProps & { opened: Draft }) {
  const { entry, named, opened, wanted, onWhere, onField, onSaved } = props;
  const form = useEntry(entry.path, opened, onSaved);
  const { value, isBusy, isUnsaved, isTried, refused, clash } = form;
  const { schema, issuesOf, factOf } = useMemo(() => checksOf(entry.path, named), [entry.path, named]);
  const facts = useMemo(() => {
    const slug = entry.path.startsWith('rooms/') ? stem(entry.path) : undefined;
    return { plain: factList(named, slug, false), rich: factList(named, slug, true) };
  }, [entry.path, named]);
  const issues = useMemo(() => issuesOf(value), [issuesOf, value]);
  const faults = [...issues, ...refused];

  useEffect(() => {
    if (wanted) showField(wanted.path, wanted.line);
  }, [wanted]);

  const labelAt = (path: Path) => (schema ? breadcrumbOf(schema, path) : entry.label);
  const context = {
    file: entry.path,
    onPicture: onSaved,
    facts,
    value,
    named,
    factOf,
    set: form.set,
    leave: form.leave,
    messageOf(path: Path) {
      const place = path.join('.');
      const fault = faults.find((each) => each.path.join('.') === place);
      if (!fault || !(isTried || form.left.has(place))) return undefined;
      return `${labelAt(path).split(', ').at(-1)} ${fault.message}`;
    },
  };

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isBusy) return;
    form.tryAll();
    const [first] = issues;
    if (!first) return void form.save();
    // Once it is drawn with what is wrong.
    requestAnimationFrame(() => showField(first.path));
  }

  async function discard() {
    const words = {
      title: 'Discard what you typed?',
      text: 'The form becomes what it was when it was last saved.',
      no: 'Keep it',
      yes: 'Discard',
    };
    if (await confirmed(words)) form.discard();
  }

  return (
    <form
      className="form fields"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        submit();
      }}
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
            <Button label="Discard" onClick={() => void discard()} />
          </>
        )}
        <Button type="submit" label={isBusy ? 'Saving …' : 'Save'} aria-disabled={isBusy} />
        <p className="form__tools line">
          <Button label="Where on the site is this?" onClick={onWhere} />
          <a className="button" href={`#${versionsHash(entry.path)}`}>
            Versions
          </a>
        </p>
        {isTried && faults.length > 0 && (
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
      <FormProvider value={context}>
        {schema ? (
          <Fields schema={schema} path={[]} />
        ) : (
          <ParagraphInput
            lines
            facts={facts.rich}
            label={entry.label}
            help={markdownHelp}
            value={String(value)}
            message={context.messageOf([])}
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
      {clash && (
        <ConflictQuestion
          conflicts={clash.conflicts.map((conflict) => ({ ...conflict, label: labelAt(conflict.path) }))}
          onSettle={form.settle}
          onCancel={form.putOff}
        />
      )}
    </form>
  );
}
