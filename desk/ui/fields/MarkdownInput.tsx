import type { InputProps } from './FieldFrame';
import { LinesInput } from './TextInput';

const markdownHelp =
  'A heading starts with ##, a list item with -, and a link is [text](/contact). A blank line ends a paragraph. ' +
  'The {#braces} after a heading are its address: leave them as they are.';

/** The text of a policy or a page. */
export const MarkdownInput = (props: InputProps<string>) => <LinesInput {...props} help={markdownHelp} />;
