import { useRef } from 'react';
import { replaceTokens } from '../../../shared/content/tokens';
import { Finder } from '../Finder';
import { FieldFrame, type InputProps } from './FieldFrame';
import { useForm } from './FormContext';
import { WordsArea } from './WordsArea';

interface TextInputProps extends InputProps<string> {
  /** Whether Enter begins a new line; most texts are one paragraph. */
  lines?: boolean;
  /** Which facts it may name, to be inserted as chips where the cursor is; under the text stands what guests read. */
  facts?: 'plain' | 'rich' | undefined;
}

/** Words, in a field that grows with them. */
export function TextInput({ lines, facts, value, onChange, ...frame }: TextInputProps) {
  const form = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  /** With a capital first letter it begins a sentence. */
  const isFact = (name: string) =>
    facts !== undefined &&
    form.facts.rich.some((fact) => fact.name === name.charAt(0).toLowerCase() + name.slice(1));
  function insert(name: string) {
    const { selectionStart: start, selectionEnd: end } = area.current ?? {
      selectionStart: 0,
      selectionEnd: 0,
    };
    const token = `{${name}}`;
    onChange(value.slice(0, start) + token + value.slice(end));
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(start + token.length, start + token.length);
    });
  }
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <>
          <WordsArea
            {...control}
            ref={area}
            value={value}
            isFact={isFact}
            onChange={({ target }) => onChange(lines ? target.value : target.value.replace(/\s*\n\s*/g, ' '))}
          />
          {facts && !lines && value.includes('{') && (
            <p className="field__read">
              Guests read: <q>{replaceTokens(value, form.factOf, () => undefined)}</q>
            </p>
          )}
          {facts && (
            <Finder
              className="facts"
              summary="Insert a fact"
              label="Find a fact, such as check-in"
              choices={form.facts[facts].map(({ name, label, words }) => ({
                value: name,
                words: `${label} ${words}`,
                children: (
                  <>
                    <strong>{label}</strong> {words}
                  </>
                ),
              }))}
              onChoose={insert}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
