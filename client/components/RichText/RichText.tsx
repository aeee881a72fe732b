import { createElement, Fragment, useId } from 'react';
import { type Block, type Inline, plainText, type RichText as RichTextData } from '../../../shared/richText';
import { Link } from '../Link/Link';

/** The blocks of a legal text, one after the other, in a readable measure. SPEC 2, legal pages. */
export function TextBlocks({ blocks }: { blocks: readonly Block[] }) {
  return createElement('div', { className: 'prose' }, ...blocks.map(renderBlock));
}

/** A line of a legal text: its links inside the site, out of it (in a new tab), to a phone or to a mailbox. */
export function RichText({ text }: { text: RichTextData }) {
  // Pieces never change their order and may stand twice (a comma), so they are children without keys.
  return createElement(Fragment, null, ...text.map(renderPiece));
}

function renderPiece(piece: Inline) {
  if (typeof piece === 'string') return piece;
  if ('to' in piece) return <Link to={piece.to}>{piece.text}</Link>;
  if (!piece.href.startsWith('http')) return <a href={piece.href}>{piece.text}</a>;
  return (
    <a href={piece.href} target="_blank" rel="noopener">
      {piece.text}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

function renderBlock(block: Block) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={plainText(item)}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'definitions':
      return (
        <dl>
          {block.items.map(({ term, text }) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>
                <RichText text={text} />
              </dd>
            </Fragment>
          ))}
        </dl>
      );
    case 'table':
      return <DataTable {...block} />;
  }
}

/** Wider than a phone: it scrolls in a region of its own, which takes focus so that the keyboard can scroll it. */
function DataTable({ caption, columns, rows }: Extract<Block, { kind: 'table' }>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="data-table" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading = [], ...cells]) => (
            <tr key={plainText(heading)}>
              <th scope="row">
                <RichText text={heading} />
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>
                  <RichText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
