import { code39 } from './code-39';

/** The bars and spaces as narrow elements, `1` for black. */
function drawn(number: number): string {
  const { bars, width } = code39(number);
  const cells = Array.from({ length: width }, () => '0');
  for (const { x, width: wide } of bars) cells.fill('1', x, x + wide);
  return cells.join('');
}

it('draws a number between two asterisks, as the standard says', () => {
  const star = '1000101110111010';
  // the second digit: wide bar, wide space, wide bar
  expect(drawn(3)).toBe(`${star}1110111000101010${star}`.slice(0, -1));
});

it.each([7, 1336, 204_598])(
  'gives each character of %d nine elements, three of them wide',
  (number) => {
    const characters = String(number).length + 2;
    const { bars, width } = code39(number);
    expect(bars).toHaveLength(characters * 5);
    expect(width).toBe(characters * 15 + characters - 1);
  },
);
