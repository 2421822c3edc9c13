import { bookColumns, tableDelimiter } from '@harrow/contract';
import { csvCells, csvRecords } from '@/lib/import/csv-records';
import { bookRows, type ListPlace, type ListRow } from './table-rows';

/**
 * Returns the table of a book with a list of parts as that of a figure: in place of the one that it has, or else at the
 * end. `table` is the book as the shop exports it.
 */
export function withList(table: string, place: ListPlace, rows: readonly ListRow[]): string {
  const [header = '', ...records] = csvRecords(table.replace(/^\ufeff/, ''));
  const delimiter = tableDelimiter((tried) => csvCells(header, tried));
  const column = bookColumns.indexOf('figure');
  const isOther = (record: string) => csvCells(record, delimiter)[column] !== place.figure;
  const at = records.findIndex((record) => !isOther(record));
  const others = records.filter(isOther).map((record) => record.replace(/[\r\n]+$/, ''));
  const added = bookRows(place, rows);
  others.splice(at === -1 ? others.length : at, 0, ...added);
  return `${[bookColumns.join(','), ...others].join('\r\n')}\r\n`;
}
