import type { ComponentProps, CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../../../shared/content/content';
import { type Email, type MailHotel, type MailRow, rowsWithValue, signatureOf } from './email';

type Brand = Content['brand'];

/** Creates the styles of an email without custom properties, which email clients do not support. */
function createStyles({ colors, typefaces }: Brand) {
  const { wash, paper, ink, quiet, line, link, accent } = colors;
  const sans = `"${typefaces.text.family}", "Helvetica Neue", Helvetica, Arial, sans-serif`;
  const display = `"${typefaces.headings.family}", Georgia, "Times New Roman", serif`;
  const text: CSSProperties = { margin: '0 0 16px', font: `16px/1.55 ${sans}`, color: ink.hex };
  const cell: CSSProperties = {
    padding: '9px 12px 9px 0',
    borderTop: `1px solid ${line.hex}`,
    verticalAlign: 'top',
  };

  return {
    body: { margin: 0, padding: 0, background: wash.hex },
    background: { background: wash.hex },
    wrapper: { padding: '24px 12px' },
    letter: { maxWidth: 600, width: '100%', background: paper.hex },
    brand: { padding: '28px 32px 18px', font: `26px/1.2 ${display}`, color: ink.hex },
    band: { height: 5, lineHeight: '5px', fontSize: 1, borderBottom: `2px solid ${paper.hex}` },
    main: { padding: '32px 32px 16px' },
    heading: { margin: '0 0 20px', font: `28px/1.25 ${display}`, color: ink.hex },
    text,
    link: { color: link.hex },
    rows: { borderCollapse: 'collapse', margin: '8px 0 24px' },
    label: { ...cell, font: `14px/1.5 ${sans}`, color: quiet.hex, textAlign: 'left', width: '30%' },
    value: { ...cell, font: `16px/1.5 ${sans}`, color: ink.hex, wordBreak: 'break-word' },
    quoteLabel: { ...text, margin: '0 0 8px', fontSize: 14, color: quiet.hex },
    quote: {
      ...text,
      margin: '0 0 24px',
      padding: '16px 20px',
      background: wash.hex,
      borderLeft: `5px solid ${accent.hex}`,
      borderRadius: 2,
      whiteSpace: 'pre-wrap',
      wordBreak: 'break-word',
    },
    footer: { padding: '20px 32px 32px', borderTop: `1px solid ${line.hex}` },
    small: { margin: '0 0 4px', font: `14px/1.5 ${sans}`, color: quiet.hex },
    unsubscribe: { margin: '12px 0 0', font: `14px/1.5 ${sans}` },
  } as const satisfies Record<string, CSSProperties>;
}

type Styles = ReturnType<typeof createStyles>;

/** A table that is used for layout, so screen readers ignore its structure. */
function LayoutTable({ children, style, width = '100%' }: ComponentProps<'table'>) {
  const styles: CSSProperties = { borderCollapse: 'collapse', ...style };
  return (
    <table role="presentation" width={width} cellPadding={0} cellSpacing={0} style={styles}>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The brand's three colored bands. */
function Bands({
  colors: { accent, control, ink },
  style,
}: {
  colors: Brand['colors'];
  style: CSSProperties;
}) {
  return (
    <LayoutTable>
      {[accent, control, ink].map(({ hex }) => (
        <tr key={hex}>
          <td style={{ ...style, background: hex }}>&nbsp;</td>
        </tr>
      ))}
    </LayoutTable>
  );
}

function Rows({ rows, styles }: { rows: readonly MailRow[]; styles: Styles }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={styles.rows}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" style={styles.label}>
              {label}
            </th>
            <td style={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The HTML of an email: tables and inline styles for email clients, and no external files. */
function EmailLayout({ content, email }: Pick<MailHotel, 'content'> & { email: Email }) {
  const { hotel, brand, mails } = content;
  const styles = createStyles(brand);
  const rows = rowsWithValue(email);
  const { subject, heading, paragraphs, quote, link, footnote, unsubscribe } = email;
  return (
    <html lang={hotel.locale.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={styles.body}>
        <LayoutTable style={styles.background}>
          <tr>
            <td align="center" style={styles.wrapper}>
              <LayoutTable width={600} style={styles.letter}>
                <tr>
                  <td style={styles.brand}>{hotel.brand}</td>
                </tr>
                <tr>
                  <td>{brand.bands && <Bands colors={brand.colors} style={styles.band} />}</td>
                </tr>
                <tr>
                  <td style={styles.main}>
                    <h1 style={styles.heading}>{heading}</h1>
                    {paragraphs.map((paragraph) => (
                      <p key={paragraph} style={styles.text}>
                        {paragraph}
                      </p>
                    ))}
                    {rows.length > 0 && <Rows rows={rows} styles={styles} />}
                    {quote?.text && (
                      <>
                        <p style={styles.quoteLabel}>{quote.label}</p>
                        <div style={styles.quote}>{quote.text}</div>
                      </>
                    )}
                    {link && (
                      <p style={styles.text}>
                        <a href={link.href} style={styles.link}>
                          {link.label}
                        </a>
                      </p>
                    )}
                  </td>
                </tr>
                <tr>
                  <td style={styles.footer}>
                    {[...signatureOf(content), footnote].map((line) => (
                      <p key={line} style={styles.small}>
                        {line}
                      </p>
                    ))}
                    {unsubscribe && (
                      <p style={styles.unsubscribe}>
                        <a href={unsubscribe} style={styles.link}>
                          {mails.unsubscribe}
                        </a>
                      </p>
                    )}
                  </td>
                </tr>
              </LayoutTable>
            </td>
          </tr>
        </LayoutTable>
      </body>
    </html>
  );
}

/** Renders the HTML part of an email. React escapes all values. */
export const emailHtml = ({ content }: MailHotel, email: Email): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<EmailLayout content={content} email={email} />)}`;
