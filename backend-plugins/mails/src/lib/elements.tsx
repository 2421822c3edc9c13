import type { CSSProperties, ReactNode } from 'react';
import { FONT, light, MONO, textIn } from './style';

/** A table for layout. */
export function Table({
  children,
  style,
  className,
}: {
  children: ReactNode;
  style?: CSSProperties;
  className?: string;
}) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className={className}
      style={{ borderCollapse: 'separate', ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <p {...textIn('ink', { margin: '16px 0 0' })}>{children}</p>
);

export const Note = ({ children }: { children: ReactNode }) => (
  <p {...textIn('muted', { margin: '16px 0 0', fontSize: 14, lineHeight: '21px' })}>{children}</p>
);

/** The button of a mail; the text version shows its address. */
export const Button = ({ href, children }: { href: string; children: ReactNode }) => (
  <Table style={{ marginTop: 24, width: 'auto' }}>
    <tr>
      <td className="b-red" style={{ backgroundColor: light.red, borderRadius: 6 }}>
        <a
          href={href}
          className="c-onRed"
          style={{
            display: 'inline-block',
            padding: '13px 22px',
            fontFamily: FONT,
            fontSize: 16,
            lineHeight: '20px',
            fontWeight: 600,
            color: light.onRed,
            textDecoration: 'none',
          }}
        >
          {children}
        </a>
      </td>
    </tr>
  </Table>
);

/** The background of tables. */
const Panel = ({ children }: { children: ReactNode }) => (
  <Table
    className="b-panel"
    style={{ marginTop: 22, backgroundColor: light.panel, borderRadius: 8, padding: '6px 18px' }}
  >
    {children}
  </Table>
);

const cellStyle = (index: number): CSSProperties => ({
  borderTop: index === 0 ? 'none' : `1px solid ${light.line}`,
  padding: '11px 0',
});

const VALUE_STYLE: CSSProperties = { fontWeight: 600, wordBreak: 'break-word' };

export type Fact = [name: string, value: string];

/** Names and values. */
export const Facts = ({ facts }: { facts: Fact[] }) => (
  <Panel>
    {facts.map(([name, value], index) => (
      <tr key={name} data-text="fact">
        <td
          className="cell l-line"
          valign="top"
          style={{ ...cellStyle(index), whiteSpace: 'nowrap' }}
        >
          <span
            {...textIn('muted', {
              fontFamily: MONO,
              fontSize: 12,
              lineHeight: '18px',
              textTransform: 'uppercase',
              letterSpacing: '0.04em',
            })}
          >
            {name}
          </span>
        </td>
        <td
          className="cell value l-line"
          valign="top"
          align="right"
          style={{ ...cellStyle(index), paddingLeft: 16 }}
        >
          <span dir="auto" {...textIn('ink', VALUE_STYLE)}>
            {value}
          </span>
        </td>
      </tr>
    ))}
  </Panel>
);

/** An item of a list; `value` is aligned to the right. */
export type Item = { name: string; details?: string; value?: string };

/** A list, such as the lines of an order, with a sum below it. */
export const Items = ({ items, sum }: { items: Item[]; sum?: Fact }) => (
  <Panel>
    {items.map(({ name, details, value }, index) => (
      <tr key={index} data-text="item">
        <td className="l-line" valign="top" style={cellStyle(index)}>
          <span dir="auto" {...textIn('ink', { ...VALUE_STYLE, display: 'block' })}>
            {name}
          </span>
          <span
            {...textIn('muted', {
              display: 'block',
              fontSize: 14,
              lineHeight: '21px',
              wordBreak: 'break-word',
            })}
          >
            {details}
          </span>
        </td>
        <td
          className="l-line"
          valign="top"
          align="right"
          style={{ ...cellStyle(index), paddingLeft: 16, whiteSpace: 'nowrap' }}
        >
          <span {...textIn('ink', { fontWeight: 600 })}>{value}</span>
        </td>
      </tr>
    ))}
    {sum && (
      <tr data-text="fact">
        <td className="l-line" valign="top" style={cellStyle(1)}>
          <span {...textIn('ink', { fontWeight: 800 })}>{sum[0]}</span>
        </td>
        <td
          className="l-line"
          valign="top"
          align="right"
          style={{ ...cellStyle(1), paddingLeft: 16, whiteSpace: 'nowrap' }}
        >
          <span {...textIn('ink', { fontWeight: 800 })}>{sum[1]}</span>
        </td>
      </tr>
    )}
  </Panel>
);
