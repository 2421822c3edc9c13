import type { TableDelimiter } from '@harrow/contract';
import { CsvTable, csvCells, csvRecords } from './csv-records';

it('splits a table at the ends of its lines, but not within a cell', () => {
  const text = 'name,description\r\nTine,"Two\nlines, with ""marks"""\n\rLast,';
  expect(csvRecords(text)).toEqual([
    'name,description\r\n',
    'Tine,"Two\nlines, with ""marks"""\n',
    '\r',
    'Last,',
  ]);
});

it.each<[string, TableDelimiter, string[]]>([
  ['a,b,c\r\n', ',', ['a', 'b', 'c']],
  ['', ',', ['']],
  [',', ',', ['', '']],
  ['"a,b",,"c ""d"""', ',', ['a,b', '', 'c "d"']],
  ['"two\nlines",x\n', ',', ['two\nlines', 'x']],
  ['a,b;"c;d"\r\n', ';', ['a,b', 'c;d']],
  ['a;b\t"c\td"', '\t', ['a;b', 'c\td']],
])('reads the cells of %j between %j', (record, delimiter, cells) => {
  expect(csvCells(record, delimiter)).toEqual(cells);
});

describe('a table', () => {
  const table = new CsvTable('\ufeff_id, price \r\n"p,1",0\r\np2,"1\n2"\r\np3,5\r\n');

  it('has the cells of a row by the names of the columns', () => {
    expect(table.cell(2, '_id')).toBe('p,1');
    expect(table.cell(3, 'price')).toBe('1\n2');
    expect(table.cell(3, 'sku')).toBe('');
    expect(table.cell(9, '_id')).toBe('');
  });

  it('keeps some rows as they are written', () => {
    expect(table.only([2, 4])).toBe('\ufeff_id, price \r\n"p,1",0\r\np3,5\r\n');
  });

  it.each([';', '\t'])('may have %j between its cells', (mark) => {
    const rows = ['_id;"price"', 'p1;12,50', 'p2;"a;b"'].map((row) => row.replaceAll(';', mark));
    const other = new CsvTable(`\ufeff${rows.join('\r\n')}`);
    expect(other.cell(2, 'price')).toBe('12,50');
    expect(other.cell(3, 'price')).toBe(`a${mark}b`);
    expect(other.only([3])).toBe(`\ufeff${rows[0] ?? ''}\r\n${rows[2] ?? ''}\r\n`);
  });
});
