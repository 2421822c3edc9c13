import type { Table } from '@harrow/plugin-kit';
import type { BookColumn } from '@harrow/contract';
import { bomColumns, bookOfBom, isBom } from '../src/lib/books/bom';

/** Reads a bill of materials as the import does; a row is its figure, item, level, part, name, quantity and note. */
function book(header: string, ...lines: string[]): string[] {
  const columns = bomColumns(header.split(','));
  if (!columns) throw new Error('This is no bill of materials.');
  const known = columns.filter((column): column is BookColumn => column !== null);
  const rows = lines.map((line, index) => ({
    row: index + 2,
    cells: line.split(',').filter((_cell, at) => columns[at] !== null),
  }));
  const bom: Table<BookColumn> = { columns: known, rows, delimiter: ',' };
  return bookOfBom(bom, 'Seed drill').rows.map(({ cells }) => cells.slice(1).join('|'));
}

it('makes a figure of each assembly, and one of the machine that leads to them', () => {
  expect(
    book(
      'ITEM NO.,PART NUMBER,DESCRIPTION,MATERIAL,QTY.',
      '1,S-100,Frame,,1',
      '1.1,S-101,Beam,S355,2',
      '1.2,S-102,Bracket,S355,4',
      '1.2.1,M12,Bolt M12,8.8,8',
      '1.2.2,M12N,Nut M12,8,8',
      '2,S-200,Wheel,,2',
    ),
  ).toEqual([
    '0|Seed drill|1|0|S-100|Frame|1|see 1',
    '0|Seed drill|2|0|S-200|Wheel|2|',
    '1|Frame|1|0|S-101|Beam|2|',
    '1|Frame|2|0|S-102|Bracket|4|',
    '1|Frame|2A|1|M12|Bolt M12|8|',
    '1|Frame|2B|1|M12N|Nut M12|8|',
  ]);
});

it('reads levels with and without dots, and begins below the machine', () => {
  const lines = (...levels: string[]) =>
    levels.map((level, index) => `${level},${index + 1},P-${index},Part ${index},1`);
  const expected = [
    '0|Seed drill|2|0|P-1|Part 1|1|see 2',
    '0|Seed drill|4|0|P-3|Part 3|1|',
    '2|Part 1|3|0|P-2|Part 2|1|',
  ];
  const header = 'Level,Item,Part No.,Name,Qty';
  expect(book(header, ...lines('0', '1', '2', '1'))).toEqual(expected);
  expect(book(header, ...lines('', '.1', '..2', '.1'))).toEqual(expected);
});

it('makes one figure of a bill without assemblies, and numbers each line once', () => {
  expect(book('Pos.,Description', '10,Ring', '10,Seal', 'x,Grease')).toEqual([
    '1|Seed drill|10|0||Ring||',
    '1|Seed drill|1|0||Seal||',
    '1|Seed drill|2|0||Grease||',
  ]);
});

it('is not the table of a book, nor any other', () => {
  for (const header of ['assembly,figure,title,item,part', 'old,new,quantity', 'ITEM,POS,NAME']) {
    expect(bomColumns(header.split(','))).toBeNull();
  }
  expect(isBom(['figure', 'item', 'part'])).toBe(false);
});
