import type { OwnerError } from '../content/ownerError';
import { fieldHash } from './frame/urlHash';

/** Errors as links to their fields. */
export const ErrorLinks = ({ errors }: { errors: readonly OwnerError[] }) => (
  <ul>
    {errors.map(({ words, file, path }) => (
      <li key={words}>{file ? <a href={`#${fieldHash(file, path)}`}>{words}</a> : words}</li>
    ))}
  </ul>
);
