import { isComplete, linesInAddress, parseLines } from './typed-lines';

describe('parseLines', () => {
  it.each([
    'HR-14-361 10',
    'HR-14-361,10',
    'HR-14-361, 10',
    'HR-14-361\t10',
    'HR-14-361;10',
    'HR-14-361    10',
    '10x HR-14-361',
    '10 × HR-14-361',
    'HR-14-361 x10',
    'HR-14-361 10x',
    'HR-14-361 10 pcs',
    '10,HR-14-361',
    '"HR-14-361","10"',
    'HR-14-361,Serrated harrow disc 610,10',
    'HR-14-361\tSerrated harrow disc\t10\t$46.90',
  ])('reads %p', (line) => {
    expect(parseLines(line)).toEqual([
      expect.objectContaining({ number: 'HR-14-361', quantity: 10 }),
    ]);
  });

  it('reads a number without pieces', () => {
    expect(parseLines('HR-14-361')).toEqual([{ number: 'HR-14-361' }]);
  });

  it('keeps the whole of a line whose last number may be part of the part number', () => {
    expect(parseLines('HR 14 361')).toEqual([
      { number: 'HR 14', quantity: 361, whole: 'HR 14 361' },
    ]);
  });

  it('reads a file with its header, empty lines and a byte order mark', () => {
    expect(parseLines('\ufeffPart number,Pieces\r\nF-93,4\r\n\r\nB-7,2\r\n')).toEqual([
      { number: 'F-93', quantity: 4 },
      { number: 'B-7', quantity: 2 },
    ]);
  });

  it('ignores lines without pieces to order', () => {
    expect(parseLines('F-93,0')).toEqual([]);
  });
});

it.each([
  ['HR-14-361 10', true],
  ['HR-14-361, 10', true],
  ['HR 14 36', false],
  ['HR-14-36', false],
  ['F 93', false],
])('tells whether the number of %p is complete: %p', (line, expected) => {
  expect(isComplete(line)).toBe(expected);
});

it('reads the lines of an address', () => {
  expect(linesInAddress('F-93:4, HR-14-361:10,B-7,,X:0')).toEqual([
    { number: 'F-93', quantity: 4 },
    { number: 'HR-14-361', quantity: 10 },
    { number: 'B-7', quantity: undefined },
  ]);
});
