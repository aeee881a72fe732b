/** A message with a link for each name of a guide, such as docs/publishing.md. */
export const MessageText = ({ children }: { children: string }) =>
  children.split(/(docs\/[\w-]+\.md)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={`/desk/${part.replace(/\.md$/, '')}`} target="_blank" rel="noreferrer">
        {part}
      </a>
    ),
  );
