import { withList } from './book-table';

const HEADER =
  'assembly,figure,title,item,level,part,name,quantity,serial_from,serial_to,usable_on,note';
const line = (figure: string, item: string) =>
  `Arms,${figure},"Arm, front",${item},0,HR-14-352,Arm,1,,,,`;

const table = (...rows: string[]) => `${[HEADER, ...rows].join('\r\n')}\r\n`;
const place = { assembly: 'Arms', figure: '20-1', title: 'Arm, front' };
const rows = [{ item: '7', part: 'HR-14-352', name: 'Arm', quantity: '1' }];

it('replaces the list of a figure at its place, and keeps the others', () => {
  const book = table(line('10-1', '1'), line('20-1', '1'), line('20-1', '2'), line('30-1', '1'));
  expect(withList(`\ufeff${book}`, place, rows)).toBe(
    table(line('10-1', '1'), line('20-1', '7'), line('30-1', '1')),
  );
});

it('adds the list of a new figure at the end', () => {
  expect(withList(table(line('10-1', '1')), place, rows)).toBe(
    table(line('10-1', '1'), line('20-1', '7')),
  );
});
