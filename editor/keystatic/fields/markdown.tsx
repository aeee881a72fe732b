import type { ContentFormField } from '@keystatic/core';
import { useState } from 'react';
import { markdownOptions } from '../../../shared/content/fields';
import { parseMarkdown } from '../../../shared/content/markdown';
import type { References } from '../../../shared/content/references';
import { ParagraphInput } from './TextInput';

const help =
  'A heading begins with ##, an item of a list with -, and a link is [words](/contact). An empty line ends a paragraph. ' +
  'What stands in {#braces} after a heading is its address: leave it.';

/** A whole policy, as the Markdown that it is written in; the first thing that the site could not show is said below it. */
export function markdownField(
  label: string,
  references: References,
): ContentFormField<string, string, string> {
  function faultOf(text: string): string | undefined {
    const faults: string[] = [];
    parseMarkdown(
      text,
      markdownOptions(references, (fault) => faults.push(fault)),
    );
    return faults[0] && `${label} ${faults[0]}`;
  }
  function validate(text: string): string {
    const fault = faultOf(text);
    if (fault) throw new Error(fault);
    return text;
  }
  return {
    kind: 'form',
    formKind: 'content',
    contentExtension: '.md',
    Input({ value, onChange, autoFocus, forceValidation }) {
      const [left, setLeft] = useState(false);
      return (
        <ParagraphInput
          lines
          value={value}
          onChange={onChange}
          onLeave={() => setLeft(true)}
          message={left || forceValidation ? faultOf(value) : undefined}
          {...{ label, help, autoFocus, optional: false }}
        />
      );
    },
    defaultValue: () => '',
    parse: (_, { content }) => new TextDecoder().decode(content),
    serialize: (value) => ({
      value: undefined,
      content: new TextEncoder().encode(value),
      other: new Map(),
      external: new Map(),
    }),
    validate,
    reader: { parse: (_, { content }) => validate(new TextDecoder().decode(content)) },
  };
}
