/** The classes of the head cells of a table, of its cells, and of those with numbers. */
export const HEAD = 'label h-9 border-b border-line pl-3 first:pl-0';
export const CELL = 'h-11 border-b border-line py-1.5 pl-3 first:pl-0';
export const NUMBER = 'text-right whitespace-nowrap tabular-nums';

/** The classes of the name of a row, and of a line below it. */
export const LINK =
  'inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline max-lg:min-h-11';
export const SECOND_LINE = 'block text-[0.8125rem] leading-4 font-normal text-muted';
