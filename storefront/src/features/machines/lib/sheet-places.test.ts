import { nearestPlace, placeAfter, placeBeside } from './sheet-places';

it('goes through all places by presses', () => {
  expect(placeAfter('middle')).toBe('up');
  expect(placeAfter('up')).toBe('down');
  expect(placeAfter('down')).toBe('middle');
});

it('goes one place up or down, and stays at the ends', () => {
  expect(placeBeside('middle', 1)).toBe('up');
  expect(placeBeside('middle', -1)).toBe('down');
  expect(placeBeside('up', 1)).toBe('up');
  expect(placeBeside('down', -1)).toBe('down');
});

it('settles at the nearest place', () => {
  const tops = { up: 0, middle: 292, down: 844 };
  expect(nearestPlace(-20, tops)).toBe('up');
  expect(nearestPlace(150, tops)).toBe('middle');
  expect(nearestPlace(600, tops)).toBe('down');
});
