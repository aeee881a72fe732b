import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Issue } from '../../content/fieldIssues';
import { type Path, pathOf } from '../../content/valueAt';
import { Button } from '../Button';
import { selectIn } from '../form/showField';
import { useDesk } from '../frame/DeskContext';
import { SearchableList } from '../SearchableList';
import { Toolbar } from '../Toolbar';
import { type ControlProps, FieldFrame, type InputProps } from './FieldFrame';
import { useForm } from './FormContext';
import {
  applyEdit,
  type Edit,
  factEdit,
  headingEdit,
  linkEdit,
  listEdit,
  otherWebsite,
  tableEdit,
} from './markdownEdits';

const markdownHelp =
  'The buttons change the line or the words that you have selected. A blank line ends a paragraph. Words can be bold only ' +
  'at the start of list items: - **Pool:** open all year. The {#braces} after a heading are its address, made when you save.';

/** Returns the caret's offset after a change to the text: same line, same column. */
function sameCaret(before: string, offset: number, after: string): number {
  const above = before.slice(0, offset).split('\n');
  const lines = after.split('\n');
  const start = lines.slice(0, above.length - 1).reduce((sum, line) => sum + line.length + 1, 0);
  return start + Math.min(above.at(-1)?.length ?? 0, lines[above.length - 1]?.length ?? 0);
}

/** A layer behind the text box that repeats the text and marks the errors. */
function Marks({ text, issues }: { text: string; issues: readonly Issue[] }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { range } of issues.toSorted(
    (one, other) => (one.range?.start ?? 0) - (other.range?.start ?? 0),
  )) {
    if (!range || range.start < end) continue;
    parts.push(
      text.slice(end, range.start),
      <mark key={range.start}>{text.slice(range.start, range.end)}</mark>,
    );
    end = range.end;
  }
  return (
    <div className="markdown__marks" aria-hidden="true">
      {parts}
      {/* A trailing newline takes up a line only if a character follows. */}
      {`${text.slice(end)} `}
    </div>
  );
}

interface BoxProps {
  value: string;
  onChange(value: string): void;
  control: ControlProps;
  /** Whether to list the errors. */
  isListed: boolean;
  path: Path;
}

function MarkdownBox({ value, onChange, control, isListed, path }: BoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  /** The text and the selection after the owner's last change to either. */
  const last = useRef({ value, start: 0, end: 0 });
  const { facts, named, issuesAt } = useForm();
  const { entries } = useDesk();
  const issues = issuesAt(path);

  // A save adds anchors to the text, and the browser then puts the caret at the end.
  useLayoutEffect(() => {
    const { current: node } = box;
    const { value: before, start, end } = last.current;
    if (!node || before === value || document.activeElement !== node) return;
    node.setSelectionRange(sameCaret(before, start, value), sameCaret(before, end, value));
  }, [value]);
  function remember({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
    last.current = { value, start: selectionStart, end: selectionEnd };
  }
  function edit(editOf: (text: string, selection: { start: number; end: number }) => Edit) {
    const { current: node } = box;
    if (!node) return;
    applyEdit(node, editOf(node.value, { start: node.selectionStart, end: node.selectionEnd }));
  }

  const labelOf = (address: string) =>
    entries.find(({ shownAt, path }) => shownAt === address && /^(pages|rooms|offers)\//.test(path))?.label ??
    address;
  const links = [...new Set(named.addresses)].map((address) => ({ address, label: labelOf(address) }));
  return (
    <>
      <div className="markdown__bar">
        <Toolbar label="Change the text" controls={control.id}>
          <Button label="Heading" onClick={() => edit(headingEdit)} />
          <Button label="List" onClick={() => edit(listEdit)} />
          <Button label="Table" onClick={() => edit(tableEdit)} />
          <SearchableList
            summary="Link"
            startsInSearch
            label="Find a page"
            choices={[
              ...links.map(({ address, label }) => ({
                value: address,
                words: `${label} ${address}`,
                children: (
                  <>
                    <strong>{label}</strong> {label === address ? '' : address}
                  </>
                ),
              })),
              { value: otherWebsite, words: 'another website https www', children: 'Another website' },
            ]}
            onChoose={(address) =>
              edit((text, selection) =>
                linkEdit(text, selection, address, address === otherWebsite ? 'words' : labelOf(address)),
              )
            }
          />
          <SearchableList
            summary="Fact"
            startsInSearch
            label="Find a fact, such as check-in"
            choices={facts.map(({ name, label, words }) => ({
              value: name,
              words: `${label} ${words}`,
              children: (
                <>
                  <strong>{label}</strong> {words}
                </>
              ),
            }))}
            onChoose={(name) => edit((_, selection) => factEdit(selection, name))}
          />
        </Toolbar>
        {isListed && issues.length > 0 && (
          <ul className="markdown__errors">
            {issues.map(({ message, range }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two errors can have the same words
              <li key={index}>
                <Button
                  label={`This text ${message}`}
                  onClick={() => box.current && range && selectIn(box.current, range)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="markdown__text">
        <Marks text={value} issues={issues} />
        <textarea
          {...control}
          ref={box}
          spellCheck
          rows={value.split('\n').length}
          value={value}
          onSelect={({ currentTarget }) => remember(currentTarget)}
          onChange={({ target }) => {
            remember(target);
            onChange(target.value);
          }}
        />
      </div>
    </>
  );
}

/** An input for Markdown, with buttons for headings, lists, tables, links and facts. */
export const MarkdownInput = ({ value, onChange, ...frame }: InputProps<string>) => (
  <FieldFrame {...frame} help={markdownHelp} className="markdown">
    {(control) => (
      <MarkdownBox
        value={value}
        onChange={onChange}
        control={control}
        isListed={frame.message !== undefined}
        path={frame.place === '' ? [] : pathOf(frame.place)}
      />
    )}
  </FieldFrame>
);
