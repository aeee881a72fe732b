import { useRef } from 'react';
import { upperFirst } from '../../../shared/templates';
import { SearchableList } from '../SearchableList';
import { FactTextBox, insertFact, rangeIn } from './FactTextBox';
import { FieldFrame, type InputProps } from './FieldFrame';
import { useForm } from './FormContext';

/** A multi-line input for names with values. */
export function LinesInput({ value, onChange, ...frame }: InputProps<string>) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <textarea
          {...control}
          spellCheck
          rows={value.split('\n').length}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}

interface TextInputProps extends InputProps<string> {
  /** Whether the text may contain links. */
  isRich: boolean;
}

/** An input for a paragraph, which grows with the text. Facts are inserted as chips at the caret. */
export function TextInput({ isRich, value, onChange, ...frame }: TextInputProps) {
  const form = useForm();
  const box = useRef<HTMLDivElement>(null);
  const caret = useRef<Range>(undefined);
  const known = (name: string) => form.facts.find((fact) => fact.name === name)?.words;
  /** A token with a capital first letter starts a sentence: '{RoomCountInWords}' -> 'Eleven'. */
  const wordsOf = (name: string) => {
    const lowercase = known(name.charAt(0).toLowerCase() + name.slice(1));
    return known(name) ?? (lowercase && upperFirst(lowercase));
  };
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <>
          <FactTextBox
            ref={box}
            value={value}
            wordsOf={wordsOf}
            onChange={onChange}
            control={{
              ...control,
              onBlur() {
                caret.current = rangeIn(box.current);
                control.onBlur();
              },
            }}
          />
          <SearchableList
            className="facts"
            summary="Insert a fact"
            label="Find a fact, such as check-in"
            choices={form.facts
              .filter(({ isLink }) => isRich || !isLink)
              .map(({ name, label, words }) => ({
                value: name,
                words: `${label} ${words}`,
                children: (
                  <>
                    <strong>{label}</strong> {words}
                  </>
                ),
              }))}
            onChoose={(name) => {
              if (box.current) onChange(insertFact(box.current, caret.current, name, wordsOf(name) ?? ''));
            }}
          />
        </>
      )}
    </FieldFrame>
  );
}
