import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LetterProps } from './letter';
import { inColor } from './style';

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

type Props = { children?: ReactNode; href?: string; 'data-text'?: 'skip' | 'fact' | 'item' };

const WIDTH = 72;

/** The column of values behind their names. */
const NAME_WIDTH = 14;

/** Returns the text of an element on one line. */
const inline = (node: ReactNode): string => linesOf(node).join('').replace(/\s+/g, ' ').trim();

/** Breaks a paragraph at spaces; a long word, such as an address, stays whole. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

/** Returns the cells of a row, each as the texts in it. */
const cellsOf = (row: ReactNode): string[][] =>
  Children.toArray(row).map((cell) =>
    isValidElement<Props>(cell) ? Children.toArray(cell.props.children).map(inline) : [],
  );

const factLine = (row: ReactNode): string[] => {
  const [name, value] = cellsOf(row).map((texts) => texts.join(' '));
  return [`${`${name}:`.padEnd(NAME_WIDTH)} ${value}`];
};

const itemLines = (row: ReactNode): string[] => {
  const [[name = '', details = ''] = [], [value = ''] = []] = cellsOf(row);
  const below = [details, value].filter(Boolean).join(' = ');
  return below === '' ? [name] : [name, `  ${below}`];
};

/** Renders the lines of each kind of element, by tag. */
const LINES: Record<string, (props: Props) => string[]> = {
  head: () => [],
  h1: ({ children }) => {
    const title = inline(children);
    return [title.toUpperCase(), '='.repeat(title.length), ''];
  },
  p: ({ children }) => ['', ...wrap(inline(children))],
  a: ({ children, href }) => {
    const label = inline(children);
    return href?.startsWith('http') ? ['', `${label}:`, href] : [label];
  },
  table: ({ children }) => ['', ...Children.toArray(children).flatMap(linesOf), ''],
};

const BY_KIND = {
  skip: () => [],
  fact: factLine,
  item: itemLines,
};

/**
 * Returns the elements of a mail as lines of text. It reads the elements, not the HTML: there are few kinds, and
 * parsing HTML would need a dependency.
 */
function linesOf(node: ReactNode): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (Array.isArray(node)) return node.flatMap(linesOf);
  if (!isValidElement<Props>(node)) return [];
  const { type, props } = node;
  if (typeof type === 'function') return linesOf((type as (props: Props) => ReactNode)(props));
  const { 'data-text': kind } = props;
  if (kind) return BY_KIND[kind](props.children);
  const lines = typeof type === 'string' ? LINES[type] : undefined;
  return lines ? lines(props) : Children.toArray(props.children).flatMap(linesOf);
}

/** Renders a mail as HTML and as text. */
export function render(body: ReactElement<LetterProps>): { html: string; text: string } {
  const text = linesOf(body)
    .map((line) => line.replaceAll('\u00a0', ' ').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const html = DOCTYPE + renderToStaticMarkup(body);
  const { color } = body.props.shop;
  return { html: color ? inColor(html, color) : html, text: `${text}\n` };
}
