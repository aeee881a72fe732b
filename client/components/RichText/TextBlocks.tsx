import { createElement, Fragment } from 'react';
import { type Block, plainText } from '../../../shared/richText';
import { RichText } from './RichText';

/** Paragraphs, lists, definitions and tables, at a readable line length. */
export function TextBlocks({ blocks }: { blocks: readonly Block[] }) {
  return createElement('div', { className: 'prose' }, ...blocks.map(renderBlock));
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
              <dt className="bold">{term}</dt>
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

/** A table that scrolls horizontally on phones. The region is focusable, so that guests can scroll by keyboard. */
function DataTable({ caption, columns, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
    <section className="data-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
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
