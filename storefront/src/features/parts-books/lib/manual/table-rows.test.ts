import { bookRows, listRowsIn } from './table-rows';
import { lineAt } from './word-fixtures';

const header = lineAt(50, [40, 'Item'], [90, 'Part no.'], [200, 'Description'], [400, 'Qty.']);

it('reads the columns of a list by their headers, in any order', () => {
  const words = [
    ...lineAt(20, [40, 'Disc'], [62, 'arm']),
    ...lineAt(50, [40, 'Pos.'], [90, 'Qty'], [150, 'Description'], [400, 'Part No.']),
    ...lineAt(
      64,
      [40, '1'],
      [90, '2'],
      [150, 'Arm'],
      [170, 'with'],
      [194, 'clamp'],
      [400, 'HR-14-352'],
    ),
    ...lineAt(78, [40, '2a'], [90, 'A/R'], [150, 'Grease'], [400, 'HR-14-900']),
  ];
  expect(listRowsIn(words)).toEqual([
    { item: '1', part: 'HR-14-352', name: 'Arm with clamp', quantity: '2' },
    { item: '2A', part: 'HR-14-900', name: 'Grease', quantity: 'A/R' },
  ]);
});

it('joins a name that goes on below, and leaves out what follows the list', () => {
  const words = [
    ...header,
    ...lineAt(64, [40, '1'], [90, 'HR-14-352'], [200, 'Double-row bearing'], [400, '1']),
    ...lineAt(76, [200, '30 × 62, sealed']),
    ...lineAt(90, [40, '2'], [200, 'Stub axle'], [400, '1']),
    ...lineAt(700, [200, 'Harrow Works']),
  ];
  expect(listRowsIn(words)).toEqual([
    { item: '1', part: 'HR-14-352', name: 'Double-row bearing 30 × 62, sealed', quantity: '1' },
    { item: '2', part: '', name: 'Stub axle', quantity: '1' },
  ]);
});

it('reads a list without headers by its contents', () => {
  const words = [
    ...lineAt(64, [40, '1'], [90, 'HR-14-352'], [200, 'Arm'], [400, '1']),
    ...lineAt(78, [40, '2'], [90, '4711 08'], [200, 'Bolt M12 × 35'], [400, '5']),
  ];
  expect(listRowsIn(words)).toEqual([
    { item: '1', part: 'HR-14-352', name: 'Arm', quantity: '1' },
    { item: '2', part: '4711 08', name: 'Bolt M12 × 35', quantity: '5' },
  ]);
});

it('finds no list in a drawing', () => {
  expect(listRowsIn([...lineAt(100, [50, '4']), ...lineAt(300, [80, '5'])])).toEqual([]);
});

it('writes rows of the table of a book', () => {
  const place = { assembly: 'Discs and arms', figure: '20-1', title: 'Disc arm, front row' };
  const [first, second] = bookRows(place, [
    { item: '1', part: 'HR-14-352', name: 'Arm 3/8"', quantity: '1' },
    { item: '2', part: '', name: 'Grease', quantity: 'A/R' },
  ]);
  expect(first).toBe('Discs and arms,20-1,"Disc arm, front row",1,0,HR-14-352,"Arm 3/8""",1,,,,');
  expect(second).toBe('Discs and arms,20-1,"Disc arm, front row",2,0,,Grease,A/R,,,,');
});
