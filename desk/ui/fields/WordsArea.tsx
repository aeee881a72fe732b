import type { ComponentProps, KeyboardEvent, RefObject } from 'react';

interface WordsAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'ref'> {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  /** Whether a token names a fact: 'checkIn'. */
  isFact(name: string): boolean;
}

/** '{checkIn}', '{moonlight-beach.miles}' */
const token = /(\{[\w.-]+\})/;

/** Where the tokens are that a range begins or ends inside of, or has whole; the range where there are none. */
function withWholeTokens(words: string, from: number, to: number): [from: number, to: number] {
  let [start, end] = [from, to];
  for (const { 0: found, index } of words.matchAll(RegExp(token, 'g'))) {
    const close = index + found.length;
    if (index >= to || close <= from) continue;
    [start, end] = [Math.min(start, index), Math.max(end, close)];
  }
  return [start, end];
}

/** Selects what a key would delete or replace, where that is a part of a token; the browser then deletes it, and can undo it. */
function takeWholeTokens({
  currentTarget: area,
  key,
  ctrlKey,
  altKey,
  metaKey,
}: KeyboardEvent<HTMLTextAreaElement>) {
  const { selectionStart: start, selectionEnd: end } = area;
  const isDeleting = key === 'Backspace' || key === 'Delete';
  if (start < end && (isDeleting || key.length === 1))
    area.setSelectionRange(...withWholeTokens(area.value, start, end));
  if (start < end || !isDeleting || ctrlKey || altKey || metaKey) return;
  const reach = key === 'Backspace' ? ([start - 1, start] as const) : ([start, start + 1] as const);
  const [from, to] = withWholeTokens(area.value, ...reach);
  if (to - from > 1) area.setSelectionRange(from, to);
}

/** A text as high as its words, in which each fact is drawn as a chip and is one thing to the keys and the pointer. */
export function WordsArea({ ref, value, isFact, ...area }: WordsAreaProps) {
  return (
    <div className="words">
      <div className="words__chips" aria-hidden="true">
        {value.split(token).map((part, index) =>
          index % 2 === 1 && isFact(part.slice(1, -1)) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
            <mark key={index}>{part}</mark>
          ) : (
            part
          ),
        )}{' '}
      </div>
      <textarea
        {...area}
        ref={ref}
        rows={1}
        value={value}
        onKeyDown={takeWholeTokens}
        onSelect={({ currentTarget }) => {
          const { selectionStart: start, selectionEnd: end } = currentTarget;
          const [from, to] = withWholeTokens(value, start, end);
          if (start === end && from < to) currentTarget.setSelectionRange(from, to);
        }}
      />
    </div>
  );
}
