import { beginPlacing, calloutsOf, place, steppedBy, unplacedOf, type Placing } from './placing';

const lines = ['1', '2', '2', '3'].map((item) => ({ item }));
const at = (x: number, y: number) => ({ x, y });
const callout = (item: string, x: number, y: number) => ({ item, x, y, tipX: null, tipY: null });

const pressed = (state: Placing, ...places: ReturnType<typeof at>[]) =>
  places.reduce((now, point) => place(now, { type: 'press', at: point }), state);

const chosenIn = ({ chosen }: Placing) => chosen?.id ?? -1;

it('places the items in the order of the list, each once', () => {
  const done = pressed(beginPlacing(lines, []), at(10, 20), at(30, 40), at(50, 60), at(70, 80));
  expect(calloutsOf(done)).toEqual([
    callout('1', 10, 20),
    callout('2', 30, 40),
    callout('3', 50, 60),
  ]);
  expect(done.next).toBeNull();
  expect(unplacedOf(done)).toEqual([]);
});

it('goes on with the item after the one that was placed, and then with those left out', () => {
  const skipped = place(beginPlacing(lines, []), { type: 'skip' });
  expect(skipped.next).toBe('2');
  const one = pressed(skipped, at(1, 1));
  expect(one.next).toBe('3');
  const both = pressed(one, at(2, 2));
  expect(both.next).toBe('1');
  expect(calloutsOf(pressed(both, at(3, 3))).map(({ item }) => item)).toEqual(['1', '2', '3']);
});

it('keeps places within the drawing, in hundredths of a percent', () => {
  const [one, two] = calloutsOf(pressed(beginPlacing(lines, []), at(-4, 101), at(33.3333, 66.666)));
  expect(one).toMatchObject({ x: 0, y: 100 });
  expect(two).toMatchObject({ x: 33.33, y: 66.67 });
});

it('gives an item a second number beside the first', () => {
  const one = pressed(beginPlacing(lines, []), at(90, 10));
  const two = place(one, { type: 'double', id: chosenIn(one) });
  expect(calloutsOf(two)).toEqual([callout('1', 90, 10), callout('1', 84, 16)]);
  expect(two.chosen).not.toEqual(one.chosen);
  expect(two.next).toBe('2');
});

it('asks for an item again once its last number is taken away', () => {
  const opened = beginPlacing(lines, [callout('1', 1, 1), callout('1', 2, 2), callout('2', 3, 3)]);
  const one = place(opened, { type: 'remove', id: 0 });
  expect(one.next).toBe('3');
  expect(place(one, { type: 'remove', id: 1 }).next).toBe('1');
});

it('places the tip of a number with the next press', () => {
  const one = pressed(beginPlacing(lines, []), at(20, 20));
  const begun = place(one, { type: 'addTip', id: chosenIn(one) });
  expect(calloutsOf(begun)).toEqual([{ item: '1', x: 20, y: 20, tipX: 26, tipY: 26 }]);
  const tipped = pressed(begun, at(40, 50));
  expect(calloutsOf(tipped)).toEqual([{ item: '1', x: 20, y: 20, tipX: 40, tipY: 50 }]);
  expect(tipped).toMatchObject({ isTip: false, next: '2' });
  expect(calloutsOf(place(tipped, { type: 'removeTip', id: 0 }))).toEqual([callout('1', 20, 20)]);
});

it('moves a number and its tip apart', () => {
  const opened = beginPlacing(lines, [{ item: '1', x: 1, y: 2, tipX: 3, tipY: 4 }]);
  const moved = place(opened, { type: 'move', id: 0, at: at(5, 6) });
  expect(calloutsOf(place(moved, { type: 'moveTip', id: 0, at: at(7, 8) }))).toEqual([
    { item: '1', x: 5, y: 6, tipX: 7, tipY: 8 },
  ]);
});

it.each([
  ['ArrowLeft', false, at(9.8, 10)],
  ['ArrowDown', false, at(10, 10.2)],
  ['ArrowUp', true, at(10, 8)],
  ['ArrowRight', true, at(12, 10)],
  ['Enter', false, undefined],
])('moves by %s, with Shift %s', (key, shiftKey, moved) => {
  expect(steppedBy({ key, shiftKey }, at(10, 10))).toEqual(moved);
});
