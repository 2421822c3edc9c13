import { csvLines } from '@harrow/plugin-kit';

/** The separator of the engine's tables. */
const DELIMITER = ';';
const LINE_END = '\r\n';

/** Returns one line of a table, with cells that neither break it nor run as a formula. */
export const tableLine = (cells: string[]): string => csvLines([cells], DELIMITER);

/** Returns one cell as it stands in a line. */
const tableCell = (text: string): string =>
  text === '' ? '' : tableLine([text]).slice(0, -LINE_END.length);

/** Returns a record with each text in it as it stands in a line. */
export const withTableCells = <T extends object>(record: T | null | undefined) =>
  record &&
  (Object.fromEntries(
    Object.entries(record).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? tableCell(value) : value,
    ]),
  ) as T);
