import { scaleOf } from './chart-scale';

it.each([
  [
    [183_950, 12_480],
    [0, 50_000, 100_000, 150_000, 200_000],
  ],
  [[3], [0, 1, 2, 3]],
  [[0, 0], [0, 0.5, 1].slice(0, 1)],
  [
    [100, -40],
    [-50, 0, 50, 100],
  ],
  [[0.4], [0, 0.1, 0.2, 0.3, 0.4]],
])('has round lines for %j', (values, lines) => {
  const scale = scaleOf(values);
  expect(scale.lines.slice(0, lines.length).map((line) => Number(line.toFixed(6)))).toEqual(lines);
  expect(scale.lines.length).toBeLessThanOrEqual(7);
});

it('places 0 on the ground, and a negative value below it', () => {
  expect(scaleOf([10, 20]).y(0)).toBe(80);
  const { y } = scaleOf([100, -40]);
  expect(y(-40)).toBeGreaterThan(y(0));
  expect(y(100)).toBe(7);
});
