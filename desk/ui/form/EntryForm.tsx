import { type FormEvent, useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { stem } from '../../../shared/content/kinds';
import { breadcrumbOf } from '../../content/breadcrumb';
import { periodLabel } from '../../content/dateLabels';
import { type Entry, schemaOf } from '../../content/entries';
import { namesOf, replaceIds } from '../../content/entryNames';
import { type Issue, issuesOf } from '../../content/fieldIssues';
import { insertableFacts } from '../../content/insertableFacts';
import type { OwnerError } from '../../content/ownerError';
import type { EntryFile } from '../../content/saveEntry';
import { fromLabel } from '../../content/seasons';
import { type Path, pathOf } from '../../content/valueAt';
import { Button } from '../Button';
import { confirmed } from '../dialog';
import { ErrorLinks } from '../ErrorLinks';
import { addressList, Fields } from '../fields/Field';
import { FormProvider } from '../fields/FormContext';
import { MarkdownInput } from '../fields/MarkdownInput';
import { useDesk } from '../frame/DeskContext';
import { UnusedContent } from '../frame/UnusedContent';
import type { Click } from '../preview/messages';
import { askPeriod, ScheduledChanges } from '../publish/ScheduledChanges';
import { Refusal } from '../Refusal';
import { useData } from '../useData';
import { useSettled } from '../useSettled';
import { useChangesElsewhere } from './drafts';
import { showClick, showField } from './showField';
import { openedWith, useEntry } from './useEntry';
import { useHeadHeight } from './useHeadHeight';

interface EntryFormProps {
  entry: Entry;
  /** The last click on the page; the form shows the clicked field. */
  clicked: Click | undefined;
  /** The errors that the content would have with this browser's drafts. */
  found: readonly OwnerError[];
  /** Called when a field gets focus. */
  onField(path: Path): void;
  /** Called when the owner types. */
  onTyping(): void;
}

/** The form of a content/ file. */
export function EntryForm(props: EntryFormProps) {
  const { path } = props.entry;
  const changes = useChangesElsewhere(path);
  const { data, refusal } = useData<EntryFile>(`/api/content/${path}`, changes);
  if (refusal) return <Refusal words={refusal} />;
  return data ? <OpenForm key={`${changes} ${data.hash}`} {...props} current={data} /> : null;
}

/** Converts an owner's error into a field's error, without the field's label. */
const issueOf = ({ path, words }: OwnerError): Issue => ({
  path,
  message: words.slice(words.indexOf(': ') + 2),
});

const placeOf = ({ path }: Pick<Issue, 'path'>) => path.join('.');

function OpenForm({
  entry,
  clicked,
  found,
  onField,
  onTyping,
  current,
}: EntryFormProps & { current: EntryFile }) {
  const { path: file, label } = entry;
  const head = useHeadHeight();
  const { data, act } = useDesk();
  const { named } = data;
  const schema = schemaOf(file);
  const facts = useMemo(
    () => insertableFacts(named, file.startsWith('rooms/') ? stem(file) : undefined),
    [file, named],
  );
  const names = namesOf(named);
  const opened = useMemo(() => openedWith(file, current), [file, current]);
  const labelAt = (path: Path, at: unknown = opened.value) =>
    fromLabel(file, path, data.ratesSource) ?? (schema ? breadcrumbOf(schema, path, at, named) : label);
  const form = useEntry(
    file,
    opened,
    labelAt,
    (period) => void act(undefined, period ? `Scheduled ${periodLabel(period)}.` : 'Saved.'),
  );
  const { base, value, isBusy, isUnsaved, isTried, refused } = form;
  const issues = useMemo(() => issuesOf(file, value, named, base), [file, value, named, base]);
  const { refusal = '', errors: reasons = [] } = refused;
  /** Whether an error from the server concerns a field of this form. A policy's form is a single field. */
  const isOwn = (error: OwnerError) => error.file === file && (error.path.length > 0 || !schema);
  const own = reasons.filter(isOwn).map(issueOf);
  const others = reasons.filter((reason) => !isOwn(reason));
  const isSettled = useSettled(value);
  /** The errors that would make the server refuse a save; empty while the owner types. */
  const foundNow = isSettled && isUnsaved ? found : [];
  /** The server's errors in this form, except in fields where the form itself has found an error. */
  const foundHere = foundNow
    .filter((error) => isOwn(error) && !issues.some((each) => placeOf(each) === placeOf(error)))
    .map(issueOf);
  const foundElsewhere = foundNow.filter(
    (error) => !isOwn(error) && !data.errors.some(({ words }) => words === error.words),
  );
  const errors: readonly Issue[] = [
    ...issues,
    ...own,
    ...(refusal && reasons.length === 0 ? [{ path: [], message: refusal }] : []),
  ];

  // biome-ignore lint/correctness/useExhaustiveDependencies: each click is shown once
  useEffect(() => {
    if (clicked) showClick(clicked, value);
  }, [clicked]);

  const { edited, touch } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pause in typing
  useEffect(() => {
    if (!isSettled || edited === undefined) return;
    // Also show errors that the change has caused in other fields, except empty fields of a new entry.
    const before = issuesOf(file, base, named, base).map((each) => placeOf(each) + each.message);
    const isNew = (each: Issue) =>
      each.message !== 'must not be empty' && !before.includes(placeOf(each) + each.message);
    touch([edited, ...issues.filter(isNew).map(placeOf)]);
  }, [isSettled]);

  const issuesAt = (path: Path) => errors.filter((each) => placeOf(each) === path.join('.'));
  function messageOf(path: Path) {
    const place = path.join('.');
    const [shown] = isTried || form.touched.has(place) ? issuesAt(path) : [];
    const error = shown ?? foundHere.find((each) => placeOf(each) === place);
    if (!error) return undefined;
    return replaceIds(`${labelAt(path).split(', ').at(-1)} ${error.message}`, names);
  }
  /** Shows all errors. @param save called if there are no errors */
  function trySave(save: () => unknown) {
    if (isBusy || !isUnsaved) return;
    // Render synchronously, so that the field is marked before it gets focus.
    flushSync(() => form.showAllErrors());
    const [first] = issues;
    if (!first) return void save();
    showField(first.path, first.range);
  }
  function submit(event: Pick<FormEvent, 'preventDefault'>) {
    event.preventDefault();
    trySave(() => form.save());
  }
  async function schedule() {
    const period = await askPeriod('Schedule this change', 'Schedule');
    if (period) await form.save(period);
  }
  async function discard() {
    const text = 'The form goes back to what was last saved.';
    if (await confirmed('Discard what you typed?', text, 'Discard')) form.discard();
  }

  return (
    <form
      className="form fields"
      onSubmit={submit}
      onInput={onTyping}
      onKeyDown={(event) => {
        if (event.key === 's' && (event.ctrlKey || event.metaKey)) submit(event);
      }}
      onFocus={({ target }) => {
        const place = target.closest<HTMLElement>('[data-place]')?.dataset.place;
        // The form's head lists scheduled changes, which have a data-place attribute but are not fields.
        if (place && !target.closest('.form__head')) onField(pathOf(place));
      }}
      noValidate
      aria-label={label}
    >
      <header className="form__head line" ref={head}>
        <h2 className="grow">{label}</h2>
        {isUnsaved && (
          <>
            <span className="form__unsaved note">Not saved yet</span>
            <Button label="Discard" onClick={() => void discard()} />
            <Button label="Schedule" onClick={() => trySave(schedule)} />
          </>
        )}
        <Button
          type="submit"
          label={isBusy ? 'Saving …' : data.isLive ? 'Save and show to guests' : 'Save'}
          className={isUnsaved ? 'button--strong' : undefined}
          aria-disabled={isBusy || !isUnsaved}
        />
        <ScheduledChanges of={file} />
        <UnusedContent of={file} />
        {isTried && errors.length + others.length > 0 && (
          <div className="form__errors message message--error" role="alert">
            <p>Not saved. Please fix:</p>
            <ul>
              {errors.map(({ path, message, range }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: text can have the same error twice
                <li key={index}>
                  {path.length > 0 || range ? (
                    <Button
                      label={replaceIds(`${labelAt(path, value)} ${message}`, names)}
                      onClick={() => showField(path, range)}
                    />
                  ) : (
                    message
                  )}
                </li>
              ))}
            </ul>
            <ErrorLinks errors={others} />
          </div>
        )}
        {!isTried && foundElsewhere.length > 0 && (
          <div className="form__errors message message--error" role="status">
            <p>This can’t be saved yet, because it causes errors elsewhere:</p>
            <ErrorLinks errors={foundElsewhere} />
          </div>
        )}
      </header>
      <p className="visually-hidden" role="status">
        {isSettled && edited !== undefined && !isTried && messageOf(pathOf(edited))}
      </p>
      <FormProvider
        value={{
          file,
          value,
          named,
          facts,
          messageOf,
          issuesAt,
          set: form.set,
          leave: (path) => touch([path.join('.')]),
        }}
      >
        {schema ? (
          <Fields schema={schema} path={[]} />
        ) : (
          <MarkdownInput
            label={label}
            help=""
            value={String(value)}
            message={messageOf([])}
            onChange={(text) => form.set([], text)}
            onLeave={() => touch([''])}
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
    </form>
  );
}
